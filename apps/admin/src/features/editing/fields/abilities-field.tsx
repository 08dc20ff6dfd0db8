import { describedBy } from '@phial/ui/field-row/field-row';
import type { ServicePointBody } from '@phial/contract/editing-service-point';
import { HTML_LANG, LANGUAGES } from '@phial/domain/language';
import { SERVICE_TYPES } from '@phial/domain/service-type';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Select } from '@phial/ui/select-field/select-field';
import { TextInput } from '@phial/ui/text-field/text-input';
import { useMessages } from '../../../language/language.ts';
import { controlId, type FieldInput } from './field.ts';
import { FieldError } from './field-frame.tsx';
import styles from './fields.module.css';
import { EMPTY_TEXT } from './local-text.ts';
import { type RowInput, RowsField } from './rows-field.tsx';

type Ability = ServicePointBody['abilities'][number];

const NEW: Ability = { type: 'other', name: EMPTY_TEXT };

/** What a service point can do: under which type it is booked, and what it is called. */
export function AbilitiesField(input: FieldInput<'abilities', readonly Ability[]>) {
  return <RowsField {...input} words={useMessages().editing.abilities} fresh={NEW} row={AbilityRow} />;
}

function AbilityRow({ name, number, value: ability, errorAt, onChange, onRemove }: RowInput<Ability>) {
  const words = useMessages();
  const { options } = words.editingFields;
  const typeId = controlId(`${name}.type`);
  return (
    <fieldset className={styles.row}>
      <legend>{words.editing.abilities.row(number)}</legend>
      <div className={styles.abilityType}>
        <label htmlFor={typeId}>{words.editing.abilities.type}</label>
        <Select
          id={typeId}
          className={styles.select}
          value={ability.type}
          options={SERVICE_TYPES.map((type) => ({ value: type, label: options[type] }))}
          onChange={(type) => onChange({ ...ability, type: type === 'ECG' ? 'ECG' : 'other' })}
        />
        <Button
          size="small"
          variant="quiet"
          aria-label={words.editing.abilities.remove(number)}
          onClick={onRemove}
        >
          <Icon name="close" size={18} />
        </Button>
      </div>
      <div className={styles.languages}>
        {LANGUAGES.map((language) => {
          const id = controlId(`${name}.name.${language}`);
          const error = errorAt(`name.${language}`);
          return (
            <div key={language} className={styles.language}>
              <label htmlFor={id}>{words.editing.languages[language]}</label>
              <TextInput
                id={id}
                lang={HTML_LANG[language]}
                value={ability.name[language]}
                onChange={(text) => onChange({ ...ability, name: { ...ability.name, [language]: text } })}
                invalid={error !== undefined}
                aria-describedby={describedBy(id, { error })}
              />
              <FieldError id={id} error={error} />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

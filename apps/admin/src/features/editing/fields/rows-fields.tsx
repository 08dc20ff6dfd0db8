import type { OpeningHours } from '@phial/contract/content/content';
import type { ServicePointBody } from '@phial/contract/content/editing-service-point';
import { HTML_LANG, LANGUAGES } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { describedBy } from '@phial/ui/field-row/field-row';
import { Icon } from '@phial/ui/icon/icon';
import { Select } from '@phial/ui/select-field/select-field';
import { TextInput } from '@phial/ui/text-field/text-input';
import { type ComponentType, useRef } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import { controlId, type Field, type FieldInput } from './field.ts';
import { FieldError, FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import { EMPTY_TEXT } from './local-text.ts';
import { WeekdayBoxes } from './weekdays-field.tsx';

const NEW_HOURS: OpeningHours = { weekdays: [1, 2, 3, 4, 5], from: '09:00', until: '17:00' };

/** Stretches of a week in which a centre is open. */
export function OpeningHoursField(input: FieldInput<'opening-hours', readonly OpeningHours[]>) {
  return <RowsField {...input} words={useMessages().editing.hours} fresh={NEW_HOURS} row={HoursRow} />;
}

function HoursRow({ name, number, value: hours, errorAt, onChange, onRemove }: RowInput<OpeningHours>) {
  const words = useMessages().editing.hours;
  return (
    <fieldset className={styles.row}>
      <legend>{words.row(number)}</legend>
      <WeekdayBoxes
        id={controlId(`${name}.weekdays`)}
        value={hours.weekdays}
        onChange={(weekdays) => onChange({ ...hours, weekdays })}
      />
      <div className={styles.times}>
        {(['from', 'until'] as const).map((end) => {
          const id = controlId(`${name}.${end}`);
          const error = errorAt(end);
          return (
            <span key={end} className={styles.time}>
              <label htmlFor={id}>{words[end]}</label>
              <TextInput
                id={id}
                inputMode="numeric"
                maxLength={5}
                placeholder="09:00"
                value={hours[end]}
                onChange={(time) => onChange({ ...hours, [end]: time })}
                invalid={error !== undefined}
                aria-describedby={describedBy(id, { error })}
              />
              <FieldError id={id} error={error} />
            </span>
          );
        })}
        <Button size="small" variant="quiet" aria-label={words.remove(number)} onClick={onRemove}>
          <Icon name="close" size={18} />
        </Button>
      </div>
    </fieldset>
  );
}

type Ability = ServicePointBody['abilities'][number];

const NEW_ABILITY: Ability = { type: '', name: EMPTY_TEXT };

/** What a service point can do: under which type it is booked, and what it is called. */
export function AbilitiesField(input: FieldInput<'abilities', readonly Ability[]>) {
  return (
    <RowsField {...input} words={useMessages().editing.abilities} fresh={NEW_ABILITY} row={AbilityRow} />
  );
}

function AbilityRow({ name, number, value: ability, errorAt, onChange, onRemove }: RowInput<Ability>) {
  const words = useMessages();
  const siteLanguage = useLanguage();
  const { services } = useServices();
  const typeId = controlId(`${name}.type`);
  const typeError = errorAt('type');
  return (
    <fieldset className={styles.row}>
      <legend>{words.editing.abilities.row(number)}</legend>
      <div className={styles.abilityType}>
        <label htmlFor={typeId}>{words.editing.abilities.type}</label>
        <Select
          id={typeId}
          className={styles.select}
          value={ability.type}
          placeholder={ability.type === '' ? words.editing.abilities.choose : undefined}
          options={services.map(({ code, name }) => ({ value: code, label: name[siteLanguage] }))}
          onChange={(type) => onChange({ ...ability, type })}
          invalid={typeError !== undefined}
          aria-describedby={describedBy(typeId, { error: typeError })}
        />
        <FieldError id={typeId} error={typeError} />
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

/** What the controls of one row are given. */
export interface RowInput<Value> {
  /** Path of the row in the thing that is edited. */
  readonly name: string;
  /** From 1. */
  readonly number: number;
  readonly value: Value;
  readonly errorAt: (path: string) => string | undefined;
  readonly onChange: (value: Value) => void;
  readonly onRemove: () => void;
}

/** A list whose rows are added and taken away. */
export function RowsField<Input extends Field['input'], Value>({
  field,
  value,
  onChange,
  errorAt,
  words,
  fresh,
  most,
  row: Row,
}: FieldInput<Input, readonly Value[]> & {
  readonly words: { readonly add: string; readonly none: string; readonly full?: string };
  /** How many rows there can be, with `words.full` for when there are; else the server says. */
  readonly most?: number;
  /** What a new row holds. */
  readonly fresh: Value;
  readonly row: ComponentType<RowInput<Value>>;
}) {
  const isFull = value.length === most;
  const add = useRef<HTMLButtonElement>(null);
  return (
    <FieldFrame field={field} error={errorAt('')}>
      {value.length === 0 && <p className={styles.none}>{words.none}</p>}
      <ol className={styles.rows}>
        {[...value.entries()].map(([at, one]) => (
          <li key={at}>
            <Row
              name={`${field.name}.${at}`}
              number={at + 1}
              value={one}
              errorAt={(path) => errorAt(`${at}.${path}`)}
              onChange={(changed) => onChange(value.with(at, changed))}
              onRemove={() => {
                // The button that was pressed goes with the last row, and would take the focus along.
                if (at === value.length - 1) add.current?.focus();
                onChange(value.toSpliced(at, 1));
              }}
            />
          </li>
        ))}
      </ol>
      <Button
        ref={add}
        id={controlId(field.name)}
        size="small"
        icon={<Icon name="plus" size={18} />}
        aria-disabled={isFull || undefined}
        onClick={() => isFull || onChange([...value, fresh])}
      >
        {words.add}
      </Button>
      {isFull && <p className={styles.none}>{words.full}</p>}
    </FieldFrame>
  );
}

import { describedBy } from '@phial/ui/field-row/field-row';
import type { OpeningHours } from '@phial/contract/content';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { TextInput } from '@phial/ui/text-field/text-input';
import { useMessages } from '../../../language/language.ts';
import { controlId, type FieldInput } from './field.ts';
import { FieldError } from './field-frame.tsx';
import styles from './fields.module.css';
import { type RowInput, RowsField } from './rows-field.tsx';
import { WeekdayBoxes } from './weekdays-field.tsx';

const NEW: OpeningHours = { weekdays: [1, 2, 3, 4, 5], from: '09:00', until: '17:00' };

/** Stretches of a week in which a centre is open. */
export function OpeningHoursField(input: FieldInput<'opening-hours', readonly OpeningHours[]>) {
  return <RowsField {...input} words={useMessages().editing.hours} fresh={NEW} row={HoursRow} />;
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

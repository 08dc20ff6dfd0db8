import { MOST_REMINDERS } from '@phial/domain/booking/reminder';
import { Button } from '@phial/ui/button/button';
import { describedBy } from '@phial/ui/field-row/field-row';
import { Icon } from '@phial/ui/icon/icon';
import { Select } from '@phial/ui/select-field/select-field';
import { TextInput } from '@phial/ui/text-field/text-input';
import { useMessages } from '../../../language/language.ts';
import type { TypedReminder } from '../services/typed-reminders.ts';
import { controlId, type FieldInput } from './field.ts';
import { FieldError } from './field-frame.tsx';
import styles from './fields.module.css';
import { type RowInput, RowsField } from './rows-fields.tsx';

const NEW_REMINDER: TypedReminder = { amount: '', unit: 'days', by: 'any' };

/** When visitors of a service are reminded, a row each. */
export function RemindersField(input: FieldInput<'reminders', readonly TypedReminder[]>) {
  return (
    <RowsField
      {...input}
      words={useMessages().editing.reminders}
      fresh={NEW_REMINDER}
      most={MOST_REMINDERS}
      row={ReminderRow}
    />
  );
}

function ReminderRow({ name, number, value, errorAt, onChange, onRemove }: RowInput<TypedReminder>) {
  const words = useMessages().editing.reminders;
  const [amountId, unitId, byId] = [
    controlId(`${name}.hours`),
    controlId(`${name}.unit`),
    controlId(`${name}.by`),
  ];
  // Missing, no number, too far ahead, or at the time of another one: the same is to be done about each.
  const error = errorAt('hours') === undefined ? undefined : words.wrongTime;
  return (
    <fieldset className={styles.row}>
      <legend>{words.row(number)}</legend>
      <div className={styles.reminder}>
        <span className={styles.ahead}>
          <label htmlFor={amountId}>{words.before}</label>
          <TextInput
            id={amountId}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={value.amount}
            onChange={(amount) => onChange({ ...value, amount })}
            invalid={error !== undefined}
            aria-describedby={describedBy(amountId, { error })}
          />
          <Select
            id={unitId}
            aria-label={words.unit}
            value={value.unit}
            options={(['days', 'hours'] as const).map((unit) => ({ value: unit, label: words.units[unit] }))}
            onChange={(unit) => onChange({ ...value, unit: unit === 'hours' ? 'hours' : 'days' })}
          />
        </span>
        <span className={styles.ahead}>
          <label htmlFor={byId}>{words.by}</label>
          <Select
            id={byId}
            value={value.by}
            options={(['any', 'text'] as const).map((by) => ({ value: by, label: words.ways[by] }))}
            onChange={(by) => onChange({ ...value, by: by === 'text' ? 'text' : 'any' })}
          />
        </span>
        <Button size="small" variant="quiet" aria-label={words.remove(number)} onClick={onRemove}>
          <Icon name="close" size={18} />
        </Button>
      </div>
      <FieldError id={amountId} error={error} />
    </fieldset>
  );
}

import { useMessages } from '../../../language/language.ts';
import { controlId, type FieldInput } from './field.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Days of the week, 1 Monday to 7 Sunday. */
export function WeekdaysField({
  field,
  value,
  onChange,
  errorAt,
}: FieldInput<'weekdays', readonly number[]>) {
  return (
    <FieldFrame field={field} error={errorAt('')}>
      <WeekdayBoxes id={controlId(field.name)} value={value} onChange={onChange} />
    </FieldFrame>
  );
}

/** A box a day; the first has the id. */
export function WeekdayBoxes({
  id,
  value,
  onChange,
}: {
  id: string;
  value: readonly number[];
  onChange: (value: number[]) => void;
}) {
  const { weekdaysShort } = useMessages().editing;
  return (
    <div className={styles.weekdays}>
      {WEEKDAYS.map((weekday) => (
        <label key={weekday} className={styles.choice}>
          <input
            type="checkbox"
            id={weekday === 1 ? id : undefined}
            checked={value.includes(weekday)}
            onChange={(event) => onChange(withOrWithout(value, weekday, event.currentTarget.checked))}
          />
          <span>{weekdaysShort[weekday - 1]}</span>
        </label>
      ))}
    </div>
  );
}

function withOrWithout(value: readonly number[], weekday: number, isIn: boolean): number[] {
  return WEEKDAYS.filter((each) => (each === weekday ? isIn : value.includes(each)));
}

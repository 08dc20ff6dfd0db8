import type { StaffMessages } from '@phial/content/messages/staff-messages';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { TextInput } from '@phial/ui/text-field/text-input';
import { type ComponentProps, useId } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './week-form.module.css';
import { newRow, type RowProblem, readTypedTime, WEEKDAYS, type WeekRow } from './week-rows.ts';

/** The rows of a week, side by side to be edited. */
export function WeekForm({
  rows,
  mostSeats,
  problem,
  onChange,
}: {
  rows: readonly WeekRow[];
  /** The most places that the service allows in a slot. */
  mostSeats: number;
  problem: RowProblem | undefined;
  onChange: (rows: WeekRow[]) => void;
}) {
  const words = useMessages().schedule.hours;
  return (
    <section className={styles.form} aria-labelledby="rows-title">
      <h2 id="rows-title">{words.rowsTitle}</h2>
      {rows.length === 0 && <p className={styles.none}>{words.none}</p>}
      {rows.map((row, at) => (
        <Row
          key={row.key}
          row={row}
          number={at + 1}
          mostSeats={mostSeats}
          problem={problem?.row === at ? problem : undefined}
          onChange={(changes) =>
            onChange(rows.map((one) => (one.key === row.key ? { ...one, ...changes } : one)))
          }
          onRemove={() => onChange(rows.filter((one) => one.key !== row.key))}
        />
      ))}
      <Button icon={<Icon name="plus" size={20} />} onClick={() => onChange([...rows, newRow()])}>
        {words.add}
      </Button>
    </section>
  );
}

function Row({
  row,
  number,
  mostSeats,
  problem,
  onChange,
  onRemove,
}: {
  row: WeekRow;
  number: number;
  mostSeats: number;
  problem: RowProblem | undefined;
  onChange: (changes: Partial<WeekRow>) => void;
  onRemove: () => void;
}) {
  const { hours: words, weekdays, shortWeekdays } = useMessages().schedule;
  const id = useId();
  const isWrong = (field: keyof WeekRow) => {
    if (problem === undefined || field.startsWith('valid')) return false;
    if (problem.problem === 'clock') return problem.field === field;
    if (problem.problem === 'seats') return field === 'capacity';
    return row[field] === '';
  };
  const describedBy = (hasLimit: boolean) =>
    [hasLimit ? `${id}-limit` : '', problem === undefined ? '' : `${id}-problem`].join(' ').trim() ||
    undefined;
  const box = (
    field: Exclude<keyof WeekRow, 'key' | 'weekdays'>,
    input: Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'>,
    limit?: string,
  ) => (
    <div className={styles.field} data-size={input.type === 'date' ? undefined : 'short'}>
      <span className={styles.label}>
        <label htmlFor={`${id}-${field}`}>{words[field === 'everyMinutes' ? 'every' : field]}</label>
        {limit !== undefined && <span id={`${id}-limit`}>{limit}</span>}
      </span>
      <TextInput
        {...input}
        id={`${id}-${field}`}
        value={row[field]}
        invalid={isWrong(field)}
        aria-describedby={describedBy(limit !== undefined)}
        onChange={(value) => onChange({ [field]: value })}
      />
    </div>
  );
  /** On the 24-hour clock, whichever clock the browser's own time boxes would show. */
  const time = (field: 'opens' | 'closes') =>
    box(field, {
      inputMode: 'numeric',
      autoComplete: 'off',
      maxLength: 5,
      placeholder: '09:00',
      onBlur: () => onChange({ [field]: readTypedTime(row[field]) ?? row[field] }),
    });
  return (
    <fieldset className={styles.row} data-invalid={problem === undefined ? undefined : ''}>
      <legend>{words.row(number)}</legend>
      <fieldset className={styles.days}>
        <legend>{words.on}</legend>
        {WEEKDAYS.map((weekday) => (
          <label key={weekday} className={styles.weekday}>
            <input
              type="checkbox"
              aria-label={weekdays[weekday]}
              checked={row.weekdays.includes(weekday)}
              onChange={(event) =>
                onChange({
                  weekdays: event.currentTarget.checked
                    ? [...row.weekdays, weekday].sort((a, b) => a - b)
                    : row.weekdays.filter((one) => one !== weekday),
                })
              }
            />
            <span aria-hidden="true">{shortWeekdays[weekday]}</span>
          </label>
        ))}
      </fieldset>
      {time('opens')}
      {time('closes')}
      {box('everyMinutes', { type: 'number', min: 1, max: 1440, inputMode: 'numeric' })}
      {box(
        'capacity',
        { type: 'number', min: 1, max: mostSeats, inputMode: 'numeric' },
        words.most(mostSeats),
      )}
      {box('validFrom', { type: 'date', title: words.always })}
      {box('validUntil', { type: 'date', title: words.always })}
      <Button
        variant="quiet"
        size="small"
        className={styles.remove}
        aria-label={words.remove(number)}
        onClick={onRemove}
      >
        <Icon name="close" size={20} />
      </Button>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          <Icon name="error" size={18} /> {wordsOf(problem, words.problems)}
        </p>
      )}
    </fieldset>
  );
}

function wordsOf(problem: RowProblem, words: StaffMessages['schedule']['hours']['problems']): string {
  if (problem.problem === 'overlap') return words.overlap(problem.other);
  if (problem.problem === 'seats') return words.seats(problem.most);
  return words[problem.problem];
}

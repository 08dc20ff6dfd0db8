import { describedBy, FieldRow } from '@phial/ui/field-row/field-row';
import { TextInput } from '@phial/ui/text-field/text-input';
import type { ClipboardEvent } from 'react';
import { useLanguage } from '../language/language.ts';
import {
  type DatePart,
  digitsOf,
  joinDate,
  PART_DIGITS,
  PART_ORDER,
  splitDate,
  splitPastedDate,
} from './date-parts.ts';
import styles from './fields.module.css';

const AUTOCOMPLETE = { year: 'bday-year', month: 'bday-month', day: 'bday-day' } as const;

interface DateFieldProps {
  /** Of the group; the boxes are `<id>-year`, `<id>-month`, `<id>-day`. */
  id: string;
  label: string;
  hint: string;
  /** The words over the three boxes. */
  parts: Readonly<Record<DatePart, string>>;
  /** As typed, `1946-2-8`. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** The box where the date begins in the language, for a summary that leads to the field. */
export function useDateFieldStart(id: string): string {
  const [first] = PART_ORDER[useLanguage()];
  return `${id}-${first}`;
}

/**
 * A date of birth in three boxes, in the order in which the language says it.
 * A native date picker makes people leaf back through eighty years, and looks
 * and speaks as the browser's language has it; boxes take what people know by heart.
 */
export function DateField({ id, label, hint, parts, value, onChange, error }: DateFieldProps) {
  const order = PART_ORDER[useLanguage()];
  const start = useDateFieldStart(id);
  const typed = splitDate(value);

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const whole = splitPastedDate(event.clipboardData.getData('text'));
    if (whole === undefined) return;
    event.preventDefault();
    onChange(joinDate(whole));
  };

  return (
    <FieldRow
      group
      label={label}
      htmlFor={start}
      hint={hint}
      error={error}
      hintId={`${id}-hint`}
      errorId={`${id}-error`}
    >
      <div className={styles.date}>
        {order.map((part) => (
          <div key={part} className={styles.datePart}>
            <label htmlFor={`${id}-${part}`} className="fine-print">
              {parts[part]}
            </label>
            <TextInput
              id={`${id}-${part}`}
              className={styles[part]}
              value={typed[part]}
              onChange={(text) => onChange(joinDate({ ...typed, [part]: digitsOf(text, part) }))}
              onPaste={onPaste}
              maxLength={PART_DIGITS[part]}
              inputMode="numeric"
              autoComplete={AUTOCOMPLETE[part]}
              aria-required
              invalid={error !== undefined}
              aria-describedby={describedBy(id, { error, hint })}
            />
          </div>
        ))}
      </div>
    </FieldRow>
  );
}

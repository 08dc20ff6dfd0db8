import type { ReactNode } from 'react';
import { describedBy, FieldRow } from '../field-row/field-row.tsx';
import styles from './choice-field.module.css';

export interface Choice {
  value: string;
  label: ReactNode;
}

/** The id of a choice's radio button, for a summary that leads to the field: take the first one's. */
export function choiceId(id: string, value: string | undefined): string {
  return `${id}-${value}`;
}

/**
 * A row of a form with one choice of few: radio buttons side by side, as wide as their words. The group is
 * named by the row's label and described by its hint and its error; the form validates.
 */
export function ChoiceField({
  id,
  label,
  value,
  options,
  onChange,
  hint,
  error,
}: {
  id: string;
  label: string;
  /** The empty string while nothing is chosen. */
  value: string;
  options: readonly Choice[];
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
}) {
  return (
    <FieldRow group label={label} htmlFor={id} hint={hint} error={error}>
      <div id={id} className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              id={choiceId(id, option.value)}
              className={styles.radio}
              name={id}
              value={option.value}
              checked={option.value === value}
              aria-describedby={describedBy(id, { error, hint })}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldRow>
  );
}

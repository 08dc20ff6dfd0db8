import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { fieldIds } from '../field-row/field-row.tsx';
import styles from './radio-cards.module.css';

export interface RadioCardOption<T extends string> {
  value: T;
  label: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

/**
 * One choice of several, each a card with its native radio button: arrow keys move, the choice shows by the
 * button, a heavier edge and the level line, not by colour alone.
 */
export function RadioCards<T extends string>({
  legend,
  hideLegend = false,
  name,
  value,
  options,
  onChange,
  error,
  columns = 'auto',
}: {
  legend: ReactNode;
  hideLegend?: boolean | undefined;
  name: string;
  value: T | undefined;
  options: readonly RadioCardOption<T>[];
  onChange: (value: T) => void;
  error?: string | undefined;
  /**
   * `auto`: as many as fit; `compact`: short labels such as times; `one`: under each other; `pair`: two beside each
   * other, on a narrow screen with their labels alone.
   */
  columns?: 'auto' | 'compact' | 'one' | 'pair' | undefined;
}) {
  const id = useId();
  const { errorId } = fieldIds(id);
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className={classNames(styles.legend, hideLegend && styles.hiddenLegend)}>{legend}</legend>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      <div className={styles.cards} data-columns={columns}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <span className={styles.icon}>{option.icon}</span>}
            <span className={styles.words}>
              <span className={styles.label}>{option.label}</span>
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import type { ReactNode } from 'react';
import { describedBy, fieldIds } from '../field-row/field-row.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './checkbox.module.css';

/**
 * A tick box. What can be pressed besides the box (a button that opens the terms) goes into `extra`, which
 * stands behind the label: HTML allows no second control inside a label.
 */
export function Checkbox({
  id,
  label,
  checked,
  onChange,
  error,
  extra,
  name,
}: {
  id: string;
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
  extra?: ReactNode;
  name?: string | undefined;
}) {
  return (
    <div className={styles.checkbox}>
      <div className={styles.line}>
        <input
          type="checkbox"
          className={styles.box}
          id={id}
          name={name}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error })}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <div className={styles.text}>
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
          {extra && <> {extra}</>}
        </div>
      </div>
      {error && (
        <p className={styles.error} id={fieldIds(id).errorId}>
          <Icon name="error" size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field-row.module.css';

/** The ids under which a row shows its error and its hint, for the control's `aria-describedby`. */
export function fieldIds(id: string): { labelId: string; errorId: string; hintId: string } {
  return { labelId: `${id}-label`, errorId: `${id}-error`, hintId: `${id}-hint` };
}

/** The `aria-describedby` of a control: the hint, then the error; `undefined` where there is neither. */
export function describedBy(
  id: string,
  { error, hint }: { error?: string | undefined; hint?: ReactNode },
): string | undefined {
  const { errorId, hintId } = fieldIds(id);
  return classNames(Boolean(hint) && hintId, Boolean(error) && errorId) || undefined;
}

export interface FieldRowProps {
  label: ReactNode;
  /** The id of the (first) control. */
  htmlFor: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** A word beside the label, such as "optional". */
  note?: string | undefined;
  /** Default `<htmlFor>-error`. */
  errorId?: string | undefined;
  /** Default `<htmlFor>-hint`. */
  hintId?: string | undefined;
  /** Set where the row holds several controls: they are read as one group under the label. */
  group?: boolean | undefined;
  children: ReactNode;
}

/**
 * A labelled row of a form: the label column is `--label-width` wide (280px in English, 200px in Chinese)
 * and stands above the control where there is no room or in the mobile edition. The error
 * has a line of its own kept free, so that no button moves away under the press that made the error appear.
 * The control itself carries `aria-describedby` (`describedBy`) and `aria-invalid`.
 */
export function FieldRow({
  label,
  htmlFor,
  error,
  hint,
  note,
  errorId,
  hintId,
  group,
  children,
}: FieldRowProps) {
  const ids = fieldIds(htmlFor);
  return (
    <div
      className={styles.row}
      data-invalid={error ? '' : undefined}
      {...(group && { role: 'group', 'aria-labelledby': ids.labelId })}
    >
      <label className={styles.label} htmlFor={htmlFor} id={ids.labelId}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </label>
      <div className={styles.control}>
        {hint && (
          <p className={styles.hint} id={hintId ?? ids.hintId}>
            {hint}
          </p>
        )}
        {children}
        <p className={styles.error} id={errorId ?? ids.errorId}>
          {error && (
            <>
              <Icon name="error" size={18} />
              <span>{error}</span>
            </>
          )}
        </p>
      </div>
    </div>
  );
}

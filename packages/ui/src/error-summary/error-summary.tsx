import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import styles from './error-summary.module.css';

export interface FieldError {
  /** The id of the control to go to. */
  fieldId: string;
  text: string;
}

function goToField(event: MouseEvent, fieldId: string) {
  // Following the address would hand it to the hash router as a route.
  event.preventDefault();
  const field = document.getElementById(fieldId);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/**
 * What stands in the way of a form, at its top; a line goes once its field is mended. It takes the focus at each
 * submission that finds errors (`attempt` counts them), never in the middle of typing; without errors there is nothing.
 */
export function ErrorSummary({
  title,
  errors,
  attempt = 0,
}: {
  title: ReactNode;
  errors: readonly FieldError[];
  attempt?: number | undefined;
}) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const lastAttempt = useRef<number>(undefined);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (lastAttempt.current === attempt) return;
    lastAttempt.current = attempt;
    if (hasErrors) ref.current?.focus();
  }, [hasErrors, attempt]);
  if (!hasErrors) return null;
  return (
    <section ref={ref} className={styles.summary} aria-labelledby={id} tabIndex={-1}>
      <h2 className={styles.title} id={id}>
        <Icon name="error" />
        <Phrases text={title} />
      </h2>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`} onClick={(event) => goToField(event, error.fieldId)}>
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

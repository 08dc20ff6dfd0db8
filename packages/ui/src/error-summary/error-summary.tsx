import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
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
 * What stands in the way of a form, at its top. It takes the focus when it appears and whenever `attempt`
 * (the count of submissions) changes; without errors there is nothing.
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
  return errors.length > 0 ? <Summary key={attempt} title={title} errors={errors} /> : null;
}

function Summary({ title, errors }: { title: ReactNode; errors: readonly FieldError[] }) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <section ref={ref} className={styles.summary} aria-labelledby={id} tabIndex={-1}>
      <h2 className={styles.title} id={id}>
        <Icon name="error" />
        {title}
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

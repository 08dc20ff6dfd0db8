import type { ReactNode } from 'react';
import type { WorkState } from './use-work.ts';
import styles from './work-progress.module.css';

/**
 * How far the work of this device is, and what there is to say about it, which is announced.
 * @param label names the progress bar
 * @param children the button that begins or gives up the work
 */
export function WorkProgress({
  state,
  label,
  status,
  children,
}: {
  state: WorkState;
  label: string;
  status: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.work}>
      {children}
      {state.kind === 'working' && <progress aria-label={label} max={1} value={state.part} />}
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}

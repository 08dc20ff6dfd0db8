import type { AppointmentState } from '@phial/contract/desk/desk';
import styles from './status-sign.module.css';

const SHAPES: Readonly<Record<AppointmentState, string>> = {
  BOOKED: 'M8 1.75a6.25 6.25 0 1 0 0 12.5 6.25 6.25 0 0 0 0-12.5z',
  ATTENDED: 'M2.5 8.5 6.5 12.5 13.5 4.5',
  NO_SHOW: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  CANCELLED: 'M2.5 8h11',
};

/** How an appointment stands, as a shape beside the word: a ring, a tick, a cross, a bar. */
export function StatusSign({ status, size = 16 }: { status: AppointmentState; size?: number }) {
  return (
    <svg
      className={styles.sign}
      data-status={status}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[status]} />
    </svg>
  );
}

import type { ReactNode } from 'react';
import styles from './screen.module.css';

/** The column in which a screen of the booking desk stands. */
export function Screen({ children }: { children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>;
}

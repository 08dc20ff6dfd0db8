import { type ReactNode, useId } from 'react';
import styles from './privacy.module.css';

/** A part of the page under its heading. */
export function PrivacyPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

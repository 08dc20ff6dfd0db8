import { Heading } from '@phial/ui/phrases/phrases';
import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** A titled part of a company page. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './step.module.css';

/**
 * What stands on a page instead of its list: a form, or the look at whom a change affects. Its heading takes the
 * focus.
 * @param id begins the id of the heading, `<id>-title`
 */
export function Step({
  id,
  title,
  wide,
  children,
}: {
  id: string;
  title: string;
  /** Holds a table, where a form is as wide as is easily read. */
  wide?: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the effects: a notice inside that takes the focus has it in the end.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.step} data-wide={wide} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

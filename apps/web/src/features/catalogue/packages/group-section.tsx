import { Heading } from '@phial/ui/phrases/phrases';
import type { ReactNode } from 'react';
import styles from './group-section.module.css';

/** The id of a group's heading on the page of the list. */
export const headingId = (group: string) => `package-group-${group}`;

/** A group of the list under its heading. */
export function GroupSection({
  group,
  name,
  children,
}: {
  group: string;
  name: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={headingId(group)}>
      <Heading level={2} id={headingId(group)} className={styles.heading} tabIndex={-1}>
        {name}
      </Heading>
      <ul className="rows">{children}</ul>
    </section>
  );
}

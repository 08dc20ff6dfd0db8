import type { ReactNode } from 'react';
import styles from './definition-list.module.css';

/** Terms and their values, such as a booking's facts. The term's column is as wide as the longest needs, in limits. */
export function DefinitionList({
  rows,
  lines = true,
}: {
  rows: readonly { term: ReactNode; value: ReactNode; id?: string | undefined }[];
  /** A hairline between the rows. */
  lines?: boolean | undefined;
}) {
  return (
    <dl className={styles.list} data-lines={lines ? '' : undefined}>
      {rows.map((row, index) => (
        <div className={styles.row} key={row.id ?? index}>
          <dt className={styles.term}>{row.term}</dt>
          <dd className={styles.value}>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

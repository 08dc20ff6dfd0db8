import { Heading } from '@phial/ui/phrases/phrases';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './names-table.module.css';

/** Tests in a table of their English and Chinese names. */
export function NamesTable({
  title,
  note,
  children,
}: {
  title: string;
  /** Stands above the table. */
  note?: ReactNode;
  /** Table bodies with two columns. */
  children: ReactNode;
}) {
  const { englishName, chineseName } = useMessages('catalogue').packages.detail;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id} className={styles.title}>
        {title}
      </Heading>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{englishName}</th>
            <th scope="col">{chineseName}</th>
          </tr>
        </thead>
        {children}
      </table>
    </section>
  );
}

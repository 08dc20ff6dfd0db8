import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface PlainColumn<Row> {
  readonly id: string;
  readonly head: string;
  /** Figures stand at the end of their column. */
  readonly kind?: 'number';
  readonly cell: (row: Row) => ReactNode;
}

/**
 * A short table in a given order, without the tools of `DataTable` but with its looks: where there is no room for
 * columns each row is a card. The first column names its row.
 */
export function PlainTable<Row>({
  label,
  rows,
  columns,
  rowId,
}: {
  /** Names the table for those who do not see it. */
  label: string;
  rows: readonly Row[];
  columns: readonly PlainColumn<Row>[];
  rowId: (row: Row) => string;
}) {
  return (
    <div className={styles.table}>
      <div className={styles.scroll}>
        <table className={styles.rows} aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ id, head, kind }) => (
                <th key={id} scope="col" data-kind={kind}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowId(row)}>
                {columns.map(({ id, head, kind, cell }, index) =>
                  index === 0 ? (
                    <th key={id} scope="row" data-name={head}>
                      <div>{cell(row)}</div>
                    </th>
                  ) : (
                    <td key={id} data-name={head} data-kind={kind}>
                      <div>{cell(row)}</div>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './paged-table.module.css';
import { SortHead } from './sort-head.tsx';

/** A page of rows as the server has sorted them; in a narrow window each row is a card. */
export function PagedTable<Sort extends string>({
  label,
  className,
  columns,
  sort,
  descending,
  onSort,
  children,
}: {
  /** Names the table for those who do not see it. */
  label: string;
  className: string | undefined;
  /** Those without `sort` cannot be sorted by. */
  columns: readonly { readonly head: string; readonly sort?: Sort | undefined }[];
  sort: Sort;
  descending: boolean;
  onSort: (sort: Sort) => void;
  /** The rows; each `td` has the head of its column as `data-name`. */
  children: ReactNode;
}) {
  return (
    <table className={`${styles.table} ${className}`} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ head, sort: by }) =>
            by === undefined ? (
              <th key={head} scope="col">
                {head}
              </th>
            ) : (
              <SortHead
                key={head}
                head={head}
                direction={by === sort ? (descending ? 'descending' : 'ascending') : undefined}
                onPress={() => onSort(by)}
              />
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

import { HTML_LANG } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Select } from '@phial/ui/select-field/select-field';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { useLanguage, useMessages } from '../language/language.ts';
import boxes from './box.module.css';
import styles from './data-table.module.css';
import { saveAsCsv } from './save-file.ts';
import { SortHead } from './sort-head.tsx';
import { sortingOf, sortKey, useTableAddress } from './table-address.ts';
import { type TableColumn, tableRows } from './table-rows.ts';

export interface DataTableProps<Row> {
  /** Names the table for those who do not see it. */
  label: string;
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  rowId: (row: Row) => string;
  /** What has been opened below a row, over its whole width. */
  detail?: (row: Row) => ReactNode;
  /** Begins the names of its parameters in the address, where a page has several tables. */
  name?: string;
  /** False where rows hold personal data: what is typed to find them stays out of the address. */
  filterInAddress?: boolean;
  /** Name of the exported file without its ending; without it there is no export. */
  exportAs?: string;
  /** What stands instead of a table without any rows. */
  empty: string;
  /** Whether there are more rows than were fetched: what is counted and saved is then marked as a part. */
  incomplete?: boolean;
}

/**
 * Rows to be read: sorted by a press on a column's head, narrowed down by typing, both kept in the address. Where
 * there is no room for columns each row is a card, and the order is chosen in a list.
 */
export function DataTable<Row>({
  label,
  rows,
  columns,
  rowId,
  detail,
  name = '',
  filterInAddress = true,
  exportAs,
  empty,
  incomplete = false,
}: DataTableProps<Row>) {
  const words = useMessages().shell.table;
  const language = HTML_LANG[useLanguage()];
  const filterId = useId();
  const { filter, sorting, setFilter, setSorting } = useTableAddress(name, filterInAddress);
  const found = tableRows(rows, columns, { filter, sorting, language });
  const order = sorting && `${sorting.column} ${sorting.descending}`;
  const [shown, more] = useRowsInParts(found, `${filter}\n${order}`);
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <div className={styles.table}>
      <div className={styles.tools} data-print="hide">
        <label htmlFor={filterId}>{words.filter}</label>
        <input
          id={filterId}
          type="search"
          className={`${boxes.box} ${styles.filter}`}
          placeholder={words.filterHint}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <Select
          className={styles.order}
          aria-label={words.order}
          value={sorting === undefined ? '' : sortKey(sorting)}
          placeholder={words.order}
          onChange={(key) => {
            if (key !== '') setSorting(sortingOf(key));
          }}
          options={columns.flatMap(({ id, head }) => [
            { value: sortKey({ column: id, descending: false }), label: words.ascending(head) },
            { value: sortKey({ column: id, descending: true }), label: words.descending(head) },
          ])}
        />
        <span role="status" className={styles.count}>
          {(incomplete ? words.countSoFar : words.count)(found.length, rows.length)}
        </span>
        {exportAs !== undefined && (
          <Button
            size="small"
            icon={<Icon name="download" size={20} />}
            onClick={() => saveAsCsv(exportAs, columns, found)}
          >
            {words.export}
          </Button>
        )}
      </div>
      <div className={styles.scroll}>
        <table className={styles.rows} aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ id, head }) => {
                const isSorted = sorting?.column === id;
                return (
                  <SortHead
                    key={id}
                    head={head}
                    direction={isSorted ? (sorting.descending ? 'descending' : 'ascending') : undefined}
                    onPress={() => setSorting({ column: id, descending: isSorted && !sorting.descending })}
                  />
                );
              })}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => {
              const opened = detail?.(row);
              return (
                <Fragment key={rowId(row)}>
                  <tr>
                    {columns.map(({ id, head, value, cell }) => (
                      <td key={id} data-name={head} data-kind={typeof value(row)}>
                        <div>{cell === undefined ? value(row) : cell(row)}</div>
                      </td>
                    ))}
                  </tr>
                  {opened && (
                    <tr className={styles.detail}>
                      <td colSpan={columns.length}>{opened}</td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
      {more && <p className={styles.more}>{more}</p>}
      {found.length === 0 && (
        <p className={styles.empty}>
          {words.none}{' '}
          <Button size="small" onClick={() => setFilter('')}>
            {words.clear}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Rows shown at first, and added by each press: more take a browser longer to draw than a key is pressed. */
const PART = 100;

/**
 * As many rows as can be drawn between two keys, and a button for more of them.
 * @param of what is shown, in one text: rows of something else begin with the first part again
 */
function useRowsInParts<Row>(rows: readonly Row[], of: string): [readonly Row[], ReactNode] {
  const words = useMessages().shell.table;
  const [opened, setOpened] = useState({ of, parts: 1 });
  if (opened.of !== of) setOpened({ of, parts: 1 });
  const { parts } = opened;
  const left = rows.length - parts * PART;
  const more = left > 0 && (
    <Button onClick={() => setOpened({ of, parts: parts + 1 })}>{words.more(Math.min(left, PART))}</Button>
  );
  return [rows.slice(0, parts * PART), more];
}

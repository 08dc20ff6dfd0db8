import type { ReactNode } from 'react';

/** A column of a table: what is sorted, filtered and exported is `value`, what is shown is `cell`. */
export interface TableColumn<Row> {
  /** Names the column in the address and is never shown. */
  readonly id: string;
  readonly head: string;
  /** Numbers are sorted as numbers; days and times as their ISO texts. */
  readonly value: (row: Row) => string | number;
  /** Default: the value. */
  readonly cell?: (row: Row) => ReactNode;
}

export interface Sorting {
  readonly column: string;
  readonly descending: boolean;
}

/** Rows in which some column has all the words that were typed, in the order that was asked for. */
export function tableRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  { filter, sorting, language }: { filter: string; sorting: Sorting | undefined; language: string },
): readonly Row[] {
  const found = filteredRows(rows, columns, filter, language);
  const column = columns.find(({ id }) => id === sorting?.column);
  if (column === undefined) return found;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const direction = sorting?.descending === true ? -1 : 1;
  return found.toSorted((one, other) => {
    const [first, second] = [column.value(one), column.value(other)];
    const order =
      typeof first === 'number' && typeof second === 'number'
        ? first - second
        : compare(String(first), String(second));
    return direction * order;
  });
}

function filteredRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  filter: string,
  language: string,
): readonly Row[] {
  const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase(language);
  const words = plain(filter)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const texts = columns.map(({ value }) => plain(String(value(row))));
    return words.every((word) => texts.some((text) => text.includes(word)));
  });
}

import { expect, test } from 'vitest';
import { type TableColumn, tableRows } from './table-rows.ts';

interface Point {
  name: string;
  seats: number;
}

const POINTS: Point[] = [
  { name: 'Central 2', seats: 9 },
  { name: 'Central 10', seats: 10 },
  { name: 'Ｋwun Tong', seats: 1 },
];

const COLUMNS: TableColumn<Point>[] = [
  { id: 'name', head: 'Name', value: ({ name }) => name },
  { id: 'seats', head: 'Seats', value: ({ seats }) => seats },
];

const namesOf = (filter: string, column?: string, descending = false) =>
  tableRows(POINTS, COLUMNS, {
    filter,
    sorting: column === undefined ? undefined : { column, descending },
    language: 'en',
  }).map(({ name }) => name);

test('keeps the order of rows without filter and sorting', () => {
  expect(namesOf('  ')).toEqual(['Central 2', 'Central 10', 'Ｋwun Tong']);
});

test('every word has to be in the row, in any column, whatever its case and width', () => {
  expect(namesOf('CENTRAL 10')).toEqual(['Central 10']);
  expect(namesOf('kwun 1')).toEqual(['Ｋwun Tong']);
  expect(namesOf('central nowhere')).toEqual([]);
});

test('sorts texts naturally and numbers by value, both ways', () => {
  expect(namesOf('', 'name')).toEqual(['Central 2', 'Central 10', 'Ｋwun Tong']);
  expect(namesOf('', 'seats')).toEqual(['Ｋwun Tong', 'Central 2', 'Central 10']);
  expect(namesOf('', 'seats', true)).toEqual(['Central 10', 'Central 2', 'Ｋwun Tong']);
  expect(namesOf('', 'gone')).toEqual(['Central 2', 'Central 10', 'Ｋwun Tong']);
});

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { setLanguage, startLanguage } from '../language/language.ts';
import { DataTable } from './data-table.tsx';
import type { TableColumn } from './table-rows.ts';

interface Point {
  id: string;
  name: string;
  seats: number;
}

const POINTS: Point[] = [
  { id: 'c', name: 'Central', seats: 9 },
  { id: 'k', name: 'Kwun Tong', seats: 10 },
];
const COLUMNS: TableColumn<Point>[] = [
  { id: 'name', head: 'Name', value: ({ name }) => name },
  { id: 'seats', head: 'Seats', value: ({ seats }) => seats },
];

beforeAll(startLanguage);
beforeEach(() => setLanguage('en'));
afterEach(cleanup);

function Address() {
  const { search } = useLocation();
  return <output>{search}</output>;
}

function show(address = '/', filterInAddress = true, rows = POINTS) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <DataTable
        label="Points"
        rows={rows}
        columns={COLUMNS}
        rowId={({ id }) => id}
        filterInAddress={filterInAddress}
        empty="None yet"
      />
      <Address />
      <Link to="/">Anew</Link>
    </MemoryRouter>,
  );
}
const names = () =>
  within(screen.getByRole('table', { name: 'Points' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const address = () => document.querySelector('output:not([role])')?.textContent;

test('a press on a column header sorts up, another one down, and the address keeps it', async () => {
  show();
  const head = screen.getByRole('columnheader', { name: 'Seats' });
  expect(head.getAttribute('aria-sort')).toBeNull();
  await userEvent.click(within(head).getByRole('button'));
  expect([names(), head.getAttribute('aria-sort')]).toEqual([['Central', 'Kwun Tong'], 'ascending']);
  await userEvent.click(within(head).getByRole('button'));
  expect([names(), head.getAttribute('aria-sort')]).toEqual([['Kwun Tong', 'Central'], 'descending']);
  expect(address()).toBe('?sort=-seats');
});

test('a narrow table names each value in its row, and its order is chosen in a list', async () => {
  show();
  const [row] = within(screen.getByRole('table', { name: 'Points' }))
    .getAllByRole('row')
    .slice(1);
  expect(
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map(({ dataset }) => dataset.name),
  ).toEqual(['Name', 'Seats']);
  const order = screen.getByRole('combobox', { name: 'Order' });
  await userEvent.selectOptions(order, 'Seats, descending');
  expect([names(), address()]).toEqual([['Kwun Tong', 'Central'], '?sort=-seats']);
  await userEvent.selectOptions(order, 'Seats, ascending');
  expect([names(), address()]).toEqual([['Central', 'Kwun Tong'], '?sort=seats']);
});

test('an address with filter and sorting shows what it names', () => {
  show('/?filter=kwun&sort=name');
  expect(names()).toEqual(['Kwun Tong']);
  expect(screen.getByText('1 of 2')).toBeDefined();
});

test('nothing found leads back', async () => {
  show();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'nowhere');
  expect(address()).toBe('?filter=nowhere');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
  expect(names()).toEqual(['Central', 'Kwun Tong']);
});

test('keeps typed text out of the address where rows are people', async () => {
  show('/', false);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'kwun');
  expect(names()).toEqual(['Kwun Tong']);
  expect(address()).toBe('');
});

test('keeps letters typed while the address changes', async () => {
  show();
  const filter = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter' });
  // As a browser sends them when there was no time between: the address has not followed yet.
  act(() => {
    for (const text of ['k', 'kw', 'kwu']) {
      fireEvent.change(filter, { target: { value: text } });
      expect(filter.value).toBe(text);
    }
  });
  expect(names()).toEqual(['Kwun Tong']);
  expect(address()).toBe('?filter=kwu');
  await userEvent.click(screen.getByRole('link', { name: 'Anew' }));
  expect([filter.value, names()]).toEqual(['', ['Central', 'Kwun Tong']]);
});

test('shows many rows in parts, but counts and finds all', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => ({ id: `${at}`, name: `Point ${at}`, seats: at }));
  show('/', true, rows);
  expect([names().length, names().at(-1)]).toEqual([100, 'Point 99']);
  expect(screen.getByText('250 in all')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show 100 more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show 50 more' }));
  expect([names().length, names().at(-1)]).toEqual([250, 'Point 249']);
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), '249');
  expect(names()).toEqual(['Point 249']);
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Filter' }));
  expect(names()).toHaveLength(100);
});

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { pagerEntries } from './pager-pages.ts';
import { Book, Empty, WORDS } from './pagination.stories.tsx';
import { Pagination } from './pagination.tsx';

afterEach(cleanup);

const shown = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((entry) => entry.textContent);
const current = () => document.querySelector('[aria-current="page"]')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const jumper = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Go to page' });
const jump = (typed: string) => {
  fireEvent.change(jumper(), { target: { value: typed } });
  fireEvent.keyDown(jumper(), { key: 'Enter' });
};

describe('what the pager shows', () => {
  test.each([
    [1, 1, '1'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 20, '1 2 3 4 5 … 20'],
    [4, 20, '1 2 3 4 5 6 … 20'],
    [5, 20, '1 2 3 4 5 6 7 … 20'],
    [6, 20, '1 … 4 5 6 7 8 … 20'],
    [16, 20, '1 … 14 15 16 17 18 19 20'],
    [20, 20, '1 … 16 17 18 19 20'],
    [4, 8, '1 2 3 4 5 6 7 8'],
  ])('page %i of %i', (page, pages, expected) => {
    const entries = pagerEntries(page, pages).map((entry) => (typeof entry === 'number' ? entry : '…'));
    expect(entries.join(' ')).toBe(expected);
  });
});

describe('what the pager shows in a narrow window', () => {
  test.each([
    [1, 5, '1 2 3 4 5'],
    [1, 62, '1 2 3 … 62'],
    [3, 62, '1 2 3 4 … 62'],
    [4, 62, '1 2 3 4 5 … 62'],
    [30, 62, '1 … 29 30 31 … 62'],
    [62, 62, '1 … 60 61 62'],
  ])('page %i of %i', (page, pages, expected) => {
    const entries = pagerEntries(page, pages, 'narrow').map((entry) =>
      typeof entry === 'number' ? entry : '…',
    );
    expect(entries.join(' ')).toBe(expected);
  });
});

test('has total, sizes, previous, pager, next and jumper', () => {
  render(<Book />);
  expect(screen.getByText('95 in all')).toBeDefined();
  const sizes = within(screen.getByRole('combobox', { name: 'Entries on a page' })).getAllByRole('option');
  expect(sizes.map((size) => size.textContent)).toEqual(['10 / page', '20 / page', '30 / page', '50 / page']);
  expect(shown()).toEqual(['1', '2', '3', '4', '5', '…', '10']);
  expect(jumper().value).toBe('1');
});

test('turns page by page, and no further than the ends', () => {
  render(<Book total={25} />);
  press('Previous page');
  expect(current()).toBe('1');
  press('Next page');
  press('Next page');
  expect(current()).toBe('3');
  press('Next page');
  expect(current()).toBe('3');
  expect(screen.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true');
  press('Page 2');
  expect(current()).toBe('2');
});

test('reports a new size in one call', () => {
  const calls: string[] = [];
  const record = (what: string) => (value: number) => calls.push(`${what} ${value}`);
  const size = { total: 95, page: 3, size: 10, sizes: [10, 20] };
  render(<Pagination {...size} words={WORDS} onPage={record('page')} onSize={record('size')} />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '20' } });
  expect(calls).toEqual(['size 20']);
});

describe('the jumper', () => {
  test.each([
    ['2', '2'],
    ['８', '8'],
    ['99', '10'],
    ['0', '1'],
    ['abc', '1'],
    ['', '1'],
  ])('%j leads to page %s', (typed, expected) => {
    render(<Book />);
    jump(typed);
    expect(current()).toBe(expected);
    expect(jumper().value).toBe(expected);
  });

  test('goes when it is left, too', () => {
    render(<Book />);
    fireEvent.change(jumper(), { target: { value: '4' } });
    fireEvent.blur(jumper());
    expect(current()).toBe('4');
  });
});

test('an empty list has one page', () => {
  render(<Empty />);
  expect(shown()).toEqual(['1']);
});

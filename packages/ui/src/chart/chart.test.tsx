import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Band, Bars, Empty, Line, Ranges, Rows } from './chart.stories.tsx';

afterEach(cleanup);

test.each([
  ['bars', Bars],
  ['rows', Rows],
])('%s: a named image, a bar for each number, a legend in words', (_, Story) => {
  const { container } = render(<Story />);
  expect(screen.getByRole('img', { name: 'Bookings by day' })).toBeDefined();
  const bars = [...container.querySelectorAll('rect[data-look] title')].map((title) => title.textContent);
  expect(bars).toEqual(['Monday 2 March · Attended: 3', 'Monday 2 March · No-show: 1']);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
});

test('two series differ in their pattern, not in colour alone', () => {
  const { container } = render(<Bars />);
  const fills = [...container.querySelectorAll('svg[role="img"] rect[data-look]')].map((bar) =>
    bar.getAttribute('fill'),
  );
  expect(new Set(fills).size).toBe(2);
  for (const fill of fills) expect(container.querySelector(fill?.slice(4, -1) ?? '')).not.toBeNull();
});

test('the table has every number, and says where there is none', () => {
  render(<Bars />);
  const table = screen.getByRole('table', { name: 'Bookings by day, as a table' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['DayAttendedNo-show', 'Monday 2 March31', 'Tuesday 3 March–0']);
  expect(screen.getByRole('region', { name: 'Bookings by day, as a table' }).tabIndex).toBe(0);
});

test('a line has a mark at each number and breaks where there is none', () => {
  const { container } = render(<Line />);
  expect(container.querySelectorAll('circle')).toHaveLength(1);
  expect(container.querySelector('circle title')?.textContent).toBe('Monday 2 March · Use: 0.5');
});

test('three series of a line are a band with a line in it', () => {
  const { container } = render(<Band />);
  const [band, line] = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  expect(band).toMatch(/Z$/);
  expect(line).not.toContain('Z');
  expect(container.querySelectorAll('circle')).toHaveLength(2);
});

test('a range shows its middle, or that there is none', () => {
  const { container } = render(<Ranges />);
  expect(screen.getByRole('img').textContent).toBe('Monday 2 March2Tuesday 3 March–');
  expect(container.querySelectorAll('rect')).toHaveLength(1);
});

test('nothing to show is still a chart with an axis', () => {
  const { container } = render(<Empty />);
  expect(container.querySelectorAll('svg[role="img"] rect[data-look]')).toHaveLength(0);
  expect(container.querySelectorAll('text').length).toBeGreaterThan(2);
});

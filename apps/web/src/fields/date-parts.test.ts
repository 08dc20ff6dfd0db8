import { expect, test } from 'vitest';
import { digitsOf, joinDate, splitDate, splitPastedDate } from './date-parts.ts';

test('three boxes are one text, and back', () => {
  expect(joinDate({ year: '1946', month: '2', day: '' })).toBe('1946-2-');
  expect(splitDate('1946-2-')).toEqual({ year: '1946', month: '2', day: '' });
  expect(joinDate({ year: '', month: '', day: '' })).toBe('');
  expect(splitDate('')).toEqual({ year: '', month: '', day: '' });
});

test('a box keeps digits only, as many as it holds', () => {
  expect(digitsOf('１９４６年', 'year')).toBe('1946');
  expect(digitsOf('2月', 'month')).toBe('2');
  expect(digitsOf('281', 'day')).toBe('28');
});

test.each(['1946-02-28', '28/02/1946', '28.02.1946', '1946年02月28日', ' １９４６／０２／２８ '])(
  'a paste of %s fills all three',
  (text) => {
    expect(splitPastedDate(text)).toEqual({ year: '1946', month: '02', day: '28' });
  },
);

test.each(['28', '1946', '28/2', '28/2/46', '19460228', '1946-02-28-1', ''])('%s fills one box', (text) => {
  expect(splitPastedDate(text)).toBeUndefined();
});

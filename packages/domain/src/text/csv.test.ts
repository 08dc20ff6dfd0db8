import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

it('is marked as UTF-8 and ends every line with CR LF', () => {
  expect(
    csvText([
      ['日期', 'bookings'],
      ['2026-11-20', '3'],
    ]),
  ).toBe('\uFEFF日期,bookings\r\n2026-11-20,3\r\n');
});

it.each([
  ['a,b', '"a,b"'],
  ['say "A"', '"say ""A"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@x,y', '"\'@x,y"'],
  ['-5', "'-5"],
  ['+5', "'+5"],
  ['\t=1+1', "'\t=1+1"],
  ['\r=1+1', '"\'\r=1+1"'],
  ['\n=1+1', '"\'\n=1+1"'],
  // Of Chinese keyboards; spreadsheets take them for the half-width ones.
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ["'=1+1", "''=1+1"],
  // None begins one.
  ['5-1', '5-1'],
  ['（=）', '（=）'],
  ['', ''],
])('%j becomes %j', (text, cell) => {
  expect(csvText([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayCell, integerCell, lineCell, listCell, optional, timeCell, weekdaysCell } from './cells/cell.ts';
import { readSheet, type SheetColumns } from './read-sheet.ts';

interface Visit {
  name: string;
  day: string;
  time: string;
  seats: number;
  tags: string[];
  weekdays: number[];
}

const COLUMNS: SheetColumns<Visit> = {
  name: { headings: ['名稱', 'Full name'], cell: lineCell(20), personal: true },
  day: { cell: dayCell },
  time: { cell: timeCell },
  seats: { cell: optional(integerCell(1, 9), 1), optional: true },
  tags: { cell: listCell(lineCell(5)), optional: true },
  weekdays: { cell: optional(weekdaysCell, []), optional: true },
};

const VISIT: Visit = { name: 'A', day: '2026-11-23', time: '09:00', seats: 1, tags: [], weekdays: [] };

describe('a sheet', () => {
  it.each([
    ['commas', 'name,day,time\r\nA,2026-11-23,9:00\r\n'],
    ['tabs', 'name\tday\ttime\nA\t23/11/2026\t9:00 AM'],
    ['semicolons', 'name;day;time\rA;46349;0.375\r'],
    ['a mark, other headings and another order', '\uFEFFTime,名稱,DAY\n9:00,A,2026/11/23\n'],
    ['blank rows and empty cells at the end', 'name,day,time,,\n,,,,\n\nA,2026-11-23,9:00,,\n,,\n'],
    ['quotes', '"full_name","day","time"\n"A","2026-11-23","9:00"\n'],
  ])('is read with %s', (_, text) => {
    const sheet = readSheet(text, COLUMNS);
    expect(sheet.problems).toEqual([]);
    expect(sheet.rows.map(({ values }) => values)).toEqual([VISIT]);
  });

  it('counts rows as a spreadsheet does', () => {
    const sheet = readSheet('name,day,time\n\n"A\nB",2026-11-23,9:00\nC,2026-11-23,9:00\n', COLUMNS);
    expect(sheet.rows.map(({ line, values }) => [line, values.name])).toEqual([
      [3, 'A B'],
      [4, 'C'],
    ]);
  });

  it('reports everything that is wrong, in the order of the rows, and repeats no personal data', () => {
    const text = [
      'name,day,time,seats,tags',
      `${'n'.repeat(21)},11/23/2026,25:00,0,a;toolong`,
      'A,2026-11-23,9:00,1,a,extra',
      ',,9:00',
      'A,2026-11-23,9:00,1,"a"b',
    ].join('\n');
    const sheet = readSheet(text, COLUMNS);
    expect(sheet.rows).toEqual([]);
    expect(sheet.problems).toEqual([
      { line: 2, column: 'name', code: 'cell-too-long', expected: ['20'] },
      { line: 2, column: 'day', code: 'not-a-day', value: '11/23/2026' },
      { line: 2, column: 'time', code: 'not-a-time', value: '25:00' },
      { line: 2, column: 'seats', code: 'not-a-number', value: '0', expected: ['1', '9'] },
      { line: 2, column: 'tags', code: 'cell-too-long', value: 'a;toolong', expected: ['5'] },
      { line: 3, code: 'cell-count', expected: ['5', '6'] },
      { line: 4, column: 'name', code: 'cell-empty' },
      { line: 4, column: 'day', code: 'cell-empty' },
      { line: 5, code: 'text-after-quote' },
    ]);
  });

  it('reports an unclosed quote on the row where it begins', () => {
    const sheet = readSheet(
      'name,day,time\nA,2026-11-23,9:00\n"B,2026-11-23,9:00\nC,2026-11-23,9:00\n',
      COLUMNS,
    );
    expect(sheet.problems).toEqual([{ line: 3, code: 'quote-not-closed' }]);
  });

  it('reports missing, unknown and repeated columns', () => {
    const sheet = readSheet('name,Full Name,price,time\n', COLUMNS);
    expect(sheet.problems).toEqual([
      { line: 1, column: 'name', code: 'column-repeated' },
      { line: 1, column: 'price', code: 'column-unknown', expected: Object.keys(COLUMNS) },
      { line: 1, column: 'day', code: 'column-missing' },
    ]);
  });

  it.each(['', '\n', '\uFEFF', ',,\n'])('reports an empty file: %j', (text) => {
    expect(readSheet(text, COLUMNS).problems).toEqual([{ line: 1, code: 'file-empty' }]);
  });

  it('never fails, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', ';', 'a', '名') }), (text) => {
        const { rows, problems } = readSheet(`name,day,time\n${text}`, COLUMNS);
        return rows.length === 0 && problems.every(({ line }) => line >= 1);
      }),
    );
  });
});

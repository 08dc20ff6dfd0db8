import { expect, it } from 'vitest';
import { newRow, readRows, readTypedTime, rowsOf } from './week-rows.ts';

it('rows show what was stored, and are read back unchanged', () => {
  const patterns = [
    {
      weekdays: [1, 6],
      opens: '09:00',
      closes: '13:00',
      everyMinutes: 25,
      capacity: 3,
      validFrom: '2026-03-02',
      validUntil: null,
    },
  ];
  expect(readRows(rowsOf(patterns), 3)).toEqual({ patterns });
});

it.each([
  [{ weekdays: [] }, { row: 1, problem: 'incomplete' }],
  [{ opens: '' }, { row: 1, problem: 'incomplete' }],
  [{ capacity: '0' }, { row: 1, problem: 'incomplete' }],
  [{ capacity: '5' }, { row: 1, problem: 'seats', most: 4 }],
  [{ everyMinutes: '2.5' }, { row: 1, problem: 'incomplete' }],
  [{ closes: '25:00' }, { row: 1, problem: 'clock', field: 'closes' }],
  [{ closes: '09:05' }, { row: 1, problem: 'times' }],
  [{}, { row: 1, problem: 'overlap', other: 1 }],
])('reports the wrong row: %j', (changes, problem) => {
  expect(readRows([newRow(), { ...newRow(), ...changes }], 4)).toEqual(problem);
});

it.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  [' 09.30 ', '09:30'],
  ['１８：１５', '18:15'],
  ['0000', '00:00'],
])('reads %s as %s', (typed, time) => {
  expect(readTypedTime(typed)).toBe(time);
});

it.each(['', '24:00', '9:60', '9:3', 'nine', '6 pm'])('does not read %j', (typed) => {
  expect(readTypedTime(typed)).toBeUndefined();
});

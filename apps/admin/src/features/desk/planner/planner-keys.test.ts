import { describe, expect, it } from 'vitest';
import { cellAfterKey } from './planner-keys.ts';

/** Three slots with seats, one without between them. */
const WIDTHS = [3, 0, 1, 4];

const from = (row: number, column: number, key: string, ctrl = false) =>
  cellAfterKey(key, ctrl, { row, column }, WIDTHS);

describe('a key in the planner', () => {
  it.each([
    ['ArrowRight', 0, 0, [0, 1]],
    ['ArrowRight', 0, 2, [0, 2]],
    ['ArrowLeft', 0, 2, [0, 1]],
    ['ArrowLeft', 0, 0, [0, 0]],
    ['Home', 3, 2, [3, 0]],
    ['End', 3, 0, [3, 3]],
  ] as const)('%s in slot %i from seat %i stays in the slot', (key, row, column, [toRow, toColumn]) => {
    expect(from(row, column, key)).toEqual({ row: toRow, column: toColumn });
  });

  it('moves up and down past slots without seats, and keeps the column where it can', () => {
    expect(from(0, 2, 'ArrowDown')).toEqual({ row: 2, column: 0 });
    expect(from(3, 3, 'ArrowUp')).toEqual({ row: 2, column: 0 });
    expect(from(2, 0, 'ArrowUp')).toEqual({ row: 0, column: 0 });
  });

  it('stays at the ends of the day', () => {
    expect(from(0, 1, 'ArrowUp')).toEqual({ row: 0, column: 1 });
    expect(from(3, 1, 'ArrowDown')).toEqual({ row: 3, column: 1 });
  });

  it('goes to the first and the last seat of the day with Ctrl, and by pages', () => {
    expect(from(3, 2, 'Home', true)).toEqual({ row: 0, column: 0 });
    expect(from(0, 0, 'End', true)).toEqual({ row: 3, column: 3 });
    expect(from(3, 1, 'PageUp')).toEqual({ row: 0, column: 1 });
    expect(from(0, 2, 'PageDown')).toEqual({ row: 3, column: 2 });
  });

  it('is left alone when it does not move', () => {
    expect(from(0, 0, 'Enter')).toBeUndefined();
    expect(from(0, 0, 'a')).toBeUndefined();
  });
});

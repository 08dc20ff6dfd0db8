import { expect, it } from 'vitest';
import { readDayAddress } from './day-address.ts';

const read = (text: string) => readDayAddress(new URLSearchParams(text));

it('reads service point, day and service', () => {
  expect(read('point=central&day=2026-11-20&type=ECG')).toEqual({
    point: 'central',
    day: '2026-11-20',
    type: 'ECG',
  });
  expect(read('')).toEqual({ point: undefined, day: undefined, type: undefined });
});

it('ignores invalid values', () => {
  expect(read('point=&day=2026-02-30&type=9')).toEqual({ point: undefined, day: undefined, type: undefined });
});

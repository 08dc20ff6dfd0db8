import { expect, it } from 'vitest';
import { readDayAddress, writeDayAddress } from './day-address.ts';

const read = (text: string) => readDayAddress(new URLSearchParams(text));

it('goes into the address and comes back', () => {
  const address = { point: 'central', day: '2026-11-20', type: 'ECG' } as const;
  expect(readDayAddress(writeDayAddress(address))).toEqual(address);
  const none = { point: undefined, day: undefined, type: undefined };
  expect(writeDayAddress(none).toString()).toBe('');
  expect(read('')).toEqual(none);
});

it('ignores invalid values', () => {
  expect(read('point=&day=2026-02-30&type=x')).toEqual({ point: undefined, day: undefined, type: undefined });
});

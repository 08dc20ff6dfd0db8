import { expect, it } from 'vitest';
import { readTypedTime } from './typed-time.ts';

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

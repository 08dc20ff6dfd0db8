import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Chan Tai Man', 'C. T. M.'],
  ["o'brien, Máire", 'O. M.'],
  ['陳大文', '陳○○'],
  ['欧阳  小明', '欧○ 小○'],
  ['陳大文 Peter', '陳○○ P.'],
  ['𠮷野', '𠮷○'],
  ['  ', ''],
  ['', ''],
])('shortens %s to %s', (name, short) => {
  expect(initialsOf(name)).toBe(short);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasNamePart, normaliseName, sameName, validateName } from './person-name.ts';

test('blanks and invisible characters alone count as no name', () => {
  for (const name of ['', '   ', '\u3000', '\u200b', '\t\n'])
    expect(validateName(name)).toBe('name-required');
});

test('accepts 1 to 100 characters of any script', () => {
  for (const name of ['A', '陳', 'Ng', "O'Brien-Sô", '𠮷'.repeat(100), `  ${'a'.repeat(100)}  `]) {
    expect(validateName(name)).toBeUndefined();
  }
  expect(validateName('a'.repeat(101))).toBe('name-too-long');
  expect(validateName('𠮷'.repeat(101))).toBe('name-too-long');
});

test('trims a name to one line', () => {
  expect(normaliseName('  Chan\n Tai   Man ')).toBe('Chan Tai Man');
  expect(normaliseName('　陳　大文 ')).toBe('陳 大文');
});

test('control characters and direction marks are left out of a name', () => {
  expect(normaliseName('Chan\u202e Tai\u0001 Man\u200f')).toBe('Chan Tai Man');
  expect(sameName('Chan\u202e Tai Man', 'chan tai man')).toBe(true);
  expect(normaliseName('سارا\u200cرضا')).toBe('سارا\u200cرضا');
});

test('names match regardless of case, width, outer blanks and composition', () => {
  expect(sameName(' chan tai man', 'CHAN  TAI MAN ')).toBe(true);
  expect(sameName('Ｃｈａｎ', 'chan')).toBe(true);
  expect(sameName('José', 'Jose\u0301')).toBe(true);
  expect(sameName('陳大文', '陳大文')).toBe(true);
  expect(sameName('陳大文', '陳大')).toBe(false);
  expect(sameName('', 'a')).toBe(false);
});

test('normalising changes nothing that is compared', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(normaliseName(normaliseName(name))).toBe(normaliseName(name));
      expect(sameName(name, normaliseName(name))).toBe(true);
    }),
  );
});

test('finds a name by part: words in any order, ignoring case and width', () => {
  for (const [name, typed] of [
    ['Chan Tai Man', 'tai'],
    ['Chan Tai Man', ' MAN  chan '],
    ['CHAN Tai-man', 'Ｃｈａｎ'],
    ['陳大文', '大文'],
    ['陳大文 Chan Tai Man', 'chan 陳'],
  ] as const) {
    expect(hasNamePart(name, typed), typed).toBe(true);
  }
  expect(hasNamePart('Chan Tai Man', 'chan wing')).toBe(false);
  expect(hasNamePart('Chan Tai Man', '  ')).toBe(false);
});

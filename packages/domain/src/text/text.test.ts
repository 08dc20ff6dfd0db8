import { expect, test } from 'vitest';
import { isWellFormedText, toHalfWidth } from './text.ts';

test('ordinary text of any script is well formed', () => {
  for (const text of ['', 'Chan Tai Man', '陳大文', '𠮷野家', '😀', 'line\nbreak']) {
    expect(isWellFormedText(text)).toBe(true);
  }
});

test('U+0000 and lone surrogates are refused', () => {
  for (const text of ['a\u0000b', '\ud800', 'x\udc00', '\udc00\ud800']) {
    expect(isWellFormedText(text)).toBe(false);
  }
});

test('full-width signs become ASCII, everything else stays', () => {
  expect(toHalfWidth('Ａ１２３４５６（３）')).toBe('A123456(3)');
  expect(toHalfWidth('ａ＠ｂ．ｃｏｍ')).toBe('a@b.com');
  expect(toHalfWidth('陳　大文，Chan')).toBe('陳 大文,Chan');
  expect(toHalfWidth('ｱ한')).toBe('ｱ한');
});

import { describe, expect, it } from 'vitest';
import { textLength } from './text-segments.ts';

const segments = (text: string) => textLength(text).segments;

describe('the segments of a text message', () => {
  it.each([
    ['', 0],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    ['a'.repeat(459), 3],
    ['a'.repeat(460), 4],
  ])('of the alphabet are 160 characters, or 153 each (case %#)', (text, expected) => {
    expect(segments(text)).toBe(expected);
  });

  it.each([
    ['預'.repeat(70), 1],
    ['預'.repeat(71), 2],
    ['預'.repeat(134), 2],
    ['預'.repeat(135), 3],
    [`${'a'.repeat(70)}’`, 2],
  ])('with any other character are 70 characters, or 67 each (case %#)', (text, expected) => {
    expect(segments(text)).toBe(expected);
  });

  it('count characters of the extension table twice', () => {
    expect(segments('€'.repeat(80))).toBe(1);
    expect(segments('€'.repeat(81))).toBe(2);
    for (const character of '\f^{}\\[~]|€') expect(segments(character.repeat(81))).toBe(2);
  });

  it('divide neither an escape and its character nor a surrogate pair', () => {
    // 152 septets and one of two: the last septet of the first segment stays empty.
    expect(segments(`${'a'.repeat(152)}€${'a'.repeat(151)}`)).toBe(2);
    expect(segments(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toBe(3);
    expect(segments(`${'a'.repeat(66)}😀${'a'.repeat(65)}`)).toBe(2);
    expect(segments(`${'a'.repeat(66)}😀${'a'.repeat(66)}`)).toBe(3);
  });

  it('know every letter of the alphabet', () => {
    expect(textLength('@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ ¤¡ÄÖÑÜ§¿äöñüà').foreign).toEqual([]);
  });
});

it('names the characters that make a text longer, each once', () => {
  expect(textLength('It’s your turn – you’re next').foreign).toEqual(['’', '–']);
});

it('counts characters as a reader does', () => {
  expect(textLength('€😀預').characters).toBe(3);
});

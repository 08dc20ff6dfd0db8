import { expect, test } from 'vitest';
import { CAPTCHA_ALPHABET, CAPTCHA_LENGTH, normaliseCaptcha } from './captcha-text.ts';

test('ignores case, width and blanks', () => {
  expect(normaliseCaptcha(' a3 xY ')).toBe('A3XY');
  expect(normaliseCaptcha('ａ３ｘｙ')).toBe('A3XY');
});

test('the alphabet has no look-alikes and leaves too many answers to guess', () => {
  expect(CAPTCHA_ALPHABET).not.toMatch(/[0OQD1ILJ2Z5S6G8BUV]/);
  expect(new Set(CAPTCHA_ALPHABET).size).toBe(CAPTCHA_ALPHABET.length);
  expect(normaliseCaptcha(CAPTCHA_ALPHABET)).toBe(CAPTCHA_ALPHABET);
  expect(CAPTCHA_ALPHABET.length ** CAPTCHA_LENGTH).toBeGreaterThan(100_000);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail, normaliseEmail } from './email.ts';

test.each(['a.b@example.com', ' a@example.com ', 'a+b@sub.example.hk', '陳@例子.公司', 'ａ＠example．com'])(
  '%j is accepted',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  '',
  'abc',
  'a@',
  'a@b',
  'a@b.c',
  'a b@example.com',
  'a@b@example.com',
  'a@example.com\nBcc:x@y.zz',
  'a,b@c.de',
  'a@b.de,c',
  'a;b@c.de',
  'Ann<a@c.de>',
  '"a"@c.de',
  'a\u0001@c.de',
  'a\u202e@c.de',
])('%j is not', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('accepts at most 254 characters', () => {
  expect(isEmail(`${'a'.repeat(242)}@example.com`)).toBe(true);
  expect(isEmail(`${'a'.repeat(243)}@example.com`)).toBe(false);
});

test('trimmed, case kept', () => {
  expect(normaliseEmail('  Ann.Lee@Example.com\t')).toBe('Ann.Lee@Example.com');
});

test('every ordinary address is accepted', () => {
  fc.assert(fc.property(fc.emailAddress(), (address) => isEmail(address)));
});

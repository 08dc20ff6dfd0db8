import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPhone, localPhone, normalisePhone, takesTextMessages } from './phone.ts';

test.each(['91234567', '00000000', ' 91234567', '91234567\n', '９１２３４５６７'])(
  '%j is a phone number',
  (text) => {
    expect(isPhone(text)).toBe(true);
  },
);

test.each([
  '',
  '1234567',
  '912345678',
  'abcdefgh',
  '9123 4567',
  '91234567\n12',
  '+8529123',
  '٩١٢٣٤٥٦٧',
  '91234567\u0000',
])('%j is not', (text) => {
  expect(isPhone(text)).toBe(false);
});

test('any eight digits are a phone number, in any width, and normalise to themselves', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8}$/), (digits) => {
      const fullWidth = digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
      expect(isPhone(digits)).toBe(true);
      expect(normalisePhone(` ${fullWidth} `)).toBe(digits);
    }),
  );
});

test.each([
  '91234567',
  '9123 4567',
  '9123-4567',
  '9123–4567',
  '9123‐4567',
  '+85291234567',
  '+852 9123 4567',
  '(852) 9123-4567',
  '00852 91234567',
  '85291234567',
  '852-91234567',
  '＋８５２９１２３４５６７',
])('%j is the number 91234567 with its signs and area code', (text) => {
  expect(localPhone(text)).toBe('91234567');
});

test('eight digits that begin with 852 are a number, not an area code', () => {
  expect(localPhone('85291234')).toBe('85291234');
});

test.each(['+86 138 1234 5678', '912345678', '+8529123456', '852912345678', '4479111234567'])(
  '%j is kept whole and refused',
  (text) => {
    expect(localPhone(text).length).toBeGreaterThan(8);
    expect(isPhone(localPhone(text))).toBe(false);
  },
);

test.each([
  ['91234567', true],
  ['51234567', true],
  ['61234567', true],
  ['71234567', true],
  ['41234567', true],
  ['81234567', true],
  ['21234567', false],
  ['31234567', false],
  ['01234567', false],
  ['', false],
])('%j takes text messages: %j', (phone, takes) => {
  expect(takesTextMessages(phone)).toBe(takes);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPhone, normalisePhone } from './phone.ts';

test.each(['91234567', '00000000', ' 91234567', '91234567\n', '９１２３４５６７'])(
  '%j is a phone number',
  (text) => {
    expect(isPhone(text)).toBe(true);
  },
);

test.each(['', '1234567', '912345678', 'abcdefgh', '9123 4567', '+8529123', '٩١٢٣٤٥٦٧', '91234567\u0000'])(
  '%j is not',
  (text) => {
    expect(isPhone(text)).toBe(false);
  },
);

test('any eight digits are a phone number, in any width, and normalise to themselves (D-66)', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8}$/), (digits) => {
      const fullWidth = digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
      expect(isPhone(digits)).toBe(true);
      expect(normalisePhone(` ${fullWidth} `)).toBe(digits);
    }),
  );
});

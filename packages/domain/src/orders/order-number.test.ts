import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateOrderNumber, isOrderNumber, normaliseOrderNumber } from './order-number.ts';

const number = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 40, maxLength: 40 })
  .map((bytes) =>
    generateOrderNumber((n) => Uint8Array.from([...bytes.splice(0, n), ...new Uint8Array(n)].slice(0, n))),
  );

test('a number is HD- and eight characters', () => {
  fc.assert(
    fc.property(number, (text) => {
      expect(text).toMatch(/^HD-[2-9CFGHJKMNPRTVWXY]{8}$/);
      expect(isOrderNumber(text)).toBe(true);
    }),
  );
});

test('a wrong character is noticed', () => {
  fc.assert(
    fc.property(
      number,
      fc.nat({ max: 7 }),
      fc.constantFrom(...'23456789CFGHJKMNPRTVWXY'),
      (text, index, sign) => {
        const at = 3 + index;
        fc.pre(text[at] !== sign);
        expect(isOrderNumber(text.slice(0, at) + sign + text.slice(at + 1))).toBe(false);
      },
    ),
  );
});

test('a number read out in any way is the number', () => {
  fc.assert(
    fc.property(number, (text) => {
      const code = text.slice(3);
      const forms = [
        text,
        text.toLowerCase(),
        code,
        ` hd ${code.slice(0, 4)} ${code.slice(4)} `,
        `ＨＤ－${code}`,
      ];
      for (const form of forms) expect(normaliseOrderNumber(form)).toBe(text);
    }),
  );
});

test('other texts are no numbers, and a code of a reservation is none as it stands', () => {
  for (const text of ['', 'HD-', 'HD-2222222', 'HD-22222223', '22222222', 'hd-22222222']) {
    expect(isOrderNumber(text)).toBe(false);
  }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateReservationCode, isReservationCode, normaliseReservationCode } from './reservation-code.ts';

const ALPHABET = [...'23456789CFGHJKMNPRTVWXY'];

/** A source of randomness that plays back the given bytes, then ascending ones. */
const playing = (bytes: number[]) => {
  let next = 0;
  return (n: number) => Uint8Array.from({ length: n }, () => bytes[next++] ?? next % 256);
};

const code = fc
  .array(fc.integer({ min: 0, max: 255 }))
  .map((bytes) => generateReservationCode(playing(bytes)));

test('eight characters of an alphabet without look-alikes, of prime size', () => {
  fc.assert(
    fc.property(code, (text) => {
      expect(text).toMatch(/^[2-9CFGHJKMNPRTVWXY]{8}$/);
      expect(isReservationCode(text)).toBe(true);
    }),
  );
  expect(ALPHABET).toHaveLength(23);
  for (const pair of ['0O', '1I', '1L', '2Z', '5S', '8B', 'UV', 'DO', 'QO']) {
    expect([...pair].filter((sign) => ALPHABET.includes(sign)).length).toBeLessThanOrEqual(1);
  }
});

test('every single wrong character is noticed', () => {
  fc.assert(
    fc.property(code, (text) => {
      for (let index = 0; index < text.length; index += 1) {
        for (const sign of ALPHABET) {
          if (sign === text[index]) continue;
          expect(isReservationCode(text.slice(0, index) + sign + text.slice(index + 1))).toBe(false);
        }
      }
    }),
  );
});

test('every exchange of two characters, adjacent or not, is noticed', () => {
  fc.assert(
    fc.property(code, (text) => {
      for (let a = 0; a < text.length; a += 1) {
        for (let b = a + 1; b < text.length; b += 1) {
          if (text[a] === text[b]) continue;
          const signs = [...text];
          [signs[a], signs[b]] = [text.charAt(b), text.charAt(a)];
          expect(isReservationCode(signs.join(''))).toBe(false);
        }
      }
    }),
  );
});

test('discards bytes that would favour some characters', () => {
  expect(generateReservationCode(playing([255, 254, 253, 0, 0, 0, 0, 0, 0, 0]))).toBe('22222222');
});

test('other texts are no codes', () => {
  for (const text of ['', '2222222', '222222222', '2222222O', 'ZZZZZZZZ', '２２２２２２２２']) {
    expect(isReservationCode(text)).toBe(false);
  }
});

test('a code read out in any way is the code', () => {
  fc.assert(
    fc.property(code, (text) => {
      const misread = text.replace(/[258V]/g, (sign) => ({ 2: 'z', 5: 's', 8: 'B', V: 'u' })[sign] ?? sign);
      for (const form of [text, text.toLowerCase(), ` ${text.slice(0, 4)}-${text.slice(4)} `, misread]) {
        expect(normaliseReservationCode(form)).toBe(text);
      }
    }),
  );
});

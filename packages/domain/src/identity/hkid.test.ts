import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkCharacter,
  formatDocumentNumber,
  normaliseDocumentText,
  parseDocumentNumber,
  splitPastedDocumentNumber,
  validateDocumentNumber,
} from './hkid.ts';

const VALID = [
  ['H1', 'A123456', '3'],
  ['H2', 'C668668', '9'],
  ['H3', 'G123456', 'A'],
  ['H4', 'K000000', '0'],
  ['H5', 'P000000', '4'],
  ['H6', 'R322210', '0'],
  ['H7', 'Y102030', '5'],
  ['H8', 'AB987654', '3'],
  ['H9', 'XA123456', '8'],
  ['H10', 'WX123456', '9'],
  ['H11', 'EC408625', '0'],
  ['H12', 'MN246810', 'A'],
] as const;

const INVALID = [
  ['N1', 'A123456', '4'],
  ['N2', 'G123456', '0'],
  ['N3', 'K000000', 'A'],
  ['N4', 'A123456', '8'],
  ['N5', 'AB987654', '0'],
  ['N6', 'A213456', '3'],
  ['N7', 'ABC12345', '6'],
  ['N8', 'A12345', '6'],
  ['no check character', 'A123456', ''],
  ['a check character that is no digit and not A', 'A123456', 'B'],
  ['no letter', '1234567', '8'],
  ['a letter among the digits', 'A12B456', '3'],
  ['two check characters', 'A123456', '33'],
] as const;

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const digits = fc.integer({ min: 0, max: 999_999 }).map((n) => String(n).padStart(6, '0'));
const number = fc
  .tuple(fc.array(letter, { minLength: 1, maxLength: 2 }), digits)
  .map(([letters, rest]) => letters.join('') + rest);
const documentNumber = number.map((text) => ({ number: text, check: checkCharacter(text) ?? '' }));

describe('the check character', () => {
  test.each(VALID)('%s %s(%s) is valid', (_, text, check) => {
    expect(checkCharacter(text)).toBe(check);
    expect(validateDocumentNumber({ number: text, check })).toBeUndefined();
    expect(parseDocumentNumber(`${text}(${check})`)).toEqual({ number: text, check });
  });

  test.each(INVALID)('%s %s(%s) is invalid', (_, text, check) => {
    expect(validateDocumentNumber({ number: text, check })).toBe('card-number-invalid');
    expect(parseDocumentNumber(`${text}(${check})`)).toBeUndefined();
  });

  test('an empty number box is "required", whatever the check box holds', () => {
    for (const empty of ['', '  ', '（）']) {
      expect(validateDocumentNumber({ number: empty, check: '' })).toBe('card-number-required');
      expect(validateDocumentNumber({ number: empty, check: '3' })).toBe('card-number-required');
    }
  });

  test('lower case counts as upper case', () => {
    expect(validateDocumentNumber({ number: 'g123456', check: 'a' })).toBeUndefined();
    expect(formatDocumentNumber({ number: 'g123456', check: 'a' })).toBe('G123456(A)');
  });

  test('letters of other alphabets do not turn into ASCII ones', () => {
    expect(checkCharacter('ı123456')).toBeUndefined();
    expect(normaliseDocumentText('ı123456ß')).toBe('ı123456ß');
  });

  test('exactly one check character fits each number', () => {
    fc.assert(
      fc.property(number, (text) => {
        const fitting = [...'0123456789A'].filter(
          (check) => validateDocumentNumber({ number: text, check }) === undefined,
        );
        expect(fitting).toEqual([checkCharacter(text)]);
      }),
    );
  });

  test('a wrong digit is always noticed', () => {
    fc.assert(
      fc.property(
        documentNumber,
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 9 }),
        (valid, back, by) => {
          const index = valid.number.length - back;
          const wrong = String((Number(valid.number[index]) + by) % 10);
          const changed = valid.number.slice(0, index) + wrong + valid.number.slice(index + 1);
          expect(validateDocumentNumber({ number: changed, check: valid.check })).toBe('card-number-invalid');
        },
      ),
    );
  });
});

describe('the form N(C)', () => {
  test('round trips, brackets or not, in any width and case', () => {
    fc.assert(
      fc.property(documentNumber, (valid) => {
        const text = formatDocumentNumber(valid);
        const fullWidth = text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
        for (const form of [text, text.toLowerCase(), fullWidth, ` ${valid.number} ${valid.check} `]) {
          expect(parseDocumentNumber(form)).toEqual(valid);
        }
      }),
    );
  });

  test('normalising twice is normalising once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normaliseDocumentText(text);
        expect(normaliseDocumentText(once)).toBe(once);
      }),
    );
  });

  test('a text with anything else in it is no document number', () => {
    for (const text of ['', 'A123456', 'A123456(3)4', 'xA123456(3', "A123456(3)' OR 1=1", '陳大文']) {
      expect(parseDocumentNumber(text)).toBeUndefined();
    }
  });
});

describe('pasting', () => {
  test.each([
    ['P1', 'A123456', 'A123456', undefined],
    ['P2', 'A1234563', 'A123456', '3'],
    ['P3', 'A123456(3)', 'A123456', '3'],
    ['P4', 'a123456(3)', 'A123456', '3'],
    ['P5', 'G123456A', 'G123456', 'A'],
    ['P6', 'G123456(A)', 'G123456', 'A'],
    ['P7', 'AB987654', 'AB987654', undefined],
    ['P8', 'AB9876543', 'AB987654', '3'],
    ['P9', 'AB987654(3)', 'AB987654', '3'],
    ['P10', 'MN246810(A)', 'MN246810', 'A'],
    ['P11', 'A12345', 'A12345', undefined],
    ['P12', 'AB98765', 'AB98765', undefined],
    ['P13', 'A12345678', 'A12345678', undefined],
    ['full-width brackets', 'Ａ１２３４５６（３）', 'A123456', '3'],
    ['blanks', ' A 123456 (3) ', 'A123456', '3'],
    ['nothing', '', '', undefined],
    ['three letters', 'ABC123456', 'ABC123456', undefined],
  ])('%s %s', (_, text, expectedNumber, check) => {
    expect(splitPastedDocumentNumber(text)).toEqual(
      check === undefined ? { number: expectedNumber } : { number: expectedNumber, check },
    );
  });

  test('P11 to P13 then fail validation', () => {
    for (const text of ['A12345', 'AB98765', 'A12345678']) {
      const { number: boxed, check = '' } = splitPastedDocumentNumber(text);
      expect(validateDocumentNumber({ number: boxed, check })).toBe('card-number-invalid');
    }
  });

  test('a valid number splits into its two boxes, its first half stays whole', () => {
    fc.assert(
      fc.property(documentNumber, fc.boolean(), (valid, brackets) => {
        const text = brackets ? formatDocumentNumber(valid) : valid.number + valid.check;
        expect(splitPastedDocumentNumber(text)).toEqual(valid);
        expect(splitPastedDocumentNumber(valid.number)).toEqual({ number: valid.number });
      }),
    );
  });

  test('nothing of a pasted text is lost', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { number: boxed, check = '' } = splitPastedDocumentNumber(text);
        expect(boxed + check).toBe(normaliseDocumentText(text));
        expect(check.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

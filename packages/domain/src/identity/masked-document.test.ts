import { describe, expect, it, test } from 'vitest';
import {
  documentTail,
  hasDocumentEnding,
  maskDocumentNumber,
  mayHaveDocumentEnding,
  parseDocumentEnding,
} from './masked-document.ts';

test('masks all but the letters and three digits, and hides any other text', () => {
  expect(maskDocumentNumber('A123456(3)')).toBe('A123***(*)');
  expect(maskDocumentNumber('AB987654(3)')).toBe('AB987***(*)');
  expect(maskDocumentNumber('A123456(4)')).toBe('********');
  expect(maskDocumentNumber('')).toBe('********');
});

describe('the end of a number', () => {
  it.each([
    ['456', true],
    ['4563', true],
    ['456(3)', true],
    ['５６（３）', true],
    ['a123456', true],
    ['A123456(3)', true],
    ['123', false],
    ['4564', false],
    ['B123456', false],
  ])('%s of A123456(3): %s', (typed, found) => {
    const ending = parseDocumentEnding(typed);
    expect(ending !== undefined && hasDocumentEnding('A123456(3)', ending)).toBe(found);
  });

  it('can have the check character A', () => {
    expect(hasDocumentEnding('C668662(A)', parseDocumentEnding('662a') ?? '')).toBe(true);
  });

  it.each(['', '56', '(3)', 'Chan', '陳大文', '45 6-3', '12345678901', 'ABC123456(3)'])(
    '%s is none',
    (typed) => {
      expect(parseDocumentEnding(typed)).toBeUndefined();
    },
  );
});

describe('the tail of a number', () => {
  it.each(['A123456(3)', 'AB987654(3)', 'C668662(A)'])(
    'of %s says no only where the number has no such end',
    (docNo) => {
      const whole = docNo.replace(/[()]/g, '');
      const endings = Array.from({ length: whole.length - 2 }, (_, cut) => [
        whole.slice(cut),
        whole.slice(cut, -1),
      ]).flat();
      for (const ending of endings.filter(({ length }) => length >= 3)) {
        expect(hasDocumentEnding(docNo, ending), ending).toBe(true);
        expect(mayHaveDocumentEnding(documentTail(docNo), ending), ending).toBe(true);
      }
    },
  );

  it('is shorter than the number, and rules others out', () => {
    const tail = documentTail('A123456(3)');
    expect(tail).toBe('34563');
    expect(['4564', '1456', '663', '124563'].map((ending) => mayHaveDocumentEnding(tail, ending))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

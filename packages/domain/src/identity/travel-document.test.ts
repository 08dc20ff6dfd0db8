import { expect, it } from 'vitest';
import { normaliseTravelDocument, validateTravelDocument } from './travel-document.ts';

it.each([
  ['K12345678', undefined],
  ['h 1234 5678', undefined],
  ['Ｋ１２３４５６７８', undefined],
  ['1234567(8)', undefined],
  ['AB-12/34', undefined],
  ['', 'travel-card-number-required'],
  ['  \u200b', 'travel-card-number-required'],
  ['A12', 'travel-card-number-invalid'],
  ['PASSPORT', 'travel-card-number-invalid'],
  ['1'.repeat(21), 'travel-card-number-invalid'],
  ['護照1234', 'travel-card-number-invalid'],
])('%s: %s', (text, error) => {
  expect(validateTravelDocument(text)).toBe(error);
});

it('is sent in capitals without blanks', () => {
  expect(normaliseTravelDocument(' h 1234 5678 ')).toBe('H12345678');
});

import { expect, it } from 'vitest';
import { quantityText, rangeText } from './result-text.ts';

it('a value keeps its digits and its sign', () => {
  expect(quantityText({ value: '7.0', comparator: '' })).toBe('7.0');
  expect(quantityText({ value: '0.05', comparator: '<' })).toBe('< 0.05');
  expect(quantityText({ value: '100', comparator: '>=' })).toBe('≥ 100');
});

it.each([
  [{ low: '3.5', high: '5.10' }, '3.5 – 5.10'],
  [{ high: '5.1' }, '≤ 5.1'],
  [{ low: '90' }, '≥ 90'],
  [{ low: '90', unit: 'mmol/L' }, '≥ 90'],
  [{ low: '90', unit: 'mg/dL' }, '≥ 90 mg/dL'],
  [{ text: 'negative' }, 'negative'],
  [{ high: '5', text: 'women' }, '≤ 5 · women'],
  [{}, ''],
])('the range of %j is %j', (range, text) => {
  expect(rangeText({ low: null, high: null, unit: '', text: '', ...range }, 'mmol/L')).toBe(text);
});

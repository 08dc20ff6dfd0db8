import { expect, test } from 'vitest';
import type { Field } from './field.ts';
import { inLanguage, localText, missingLanguages } from './local-text.ts';

const FIELDS: readonly Field[] = [
  { input: 'local-text', name: 'name', label: 'name' },
  { input: 'local-text', name: 'content', label: 'text', optional: true },
  { input: 'text', name: 'code', label: 'code' },
];

test.each([
  [{ name: { tw: '一', zh: '一', en: 'x' }, code: '' }, []],
  [{ name: { tw: '一', zh: ' ', en: '' } }, ['zh', 'en']],
  [{}, ['tw', 'zh', 'en']],
  [{ name: { tw: '一', zh: '一', en: 'x' }, content: { tw: '二', zh: '', en: '' } }, ['zh', 'en']],
  [{ name: { tw: '一', zh: '一', en: 'x' }, content: { tw: '', zh: '', en: '' } }, []],
] as const)('of %j the languages %j are missing', (body, missing) => {
  expect(missingLanguages(FIELDS, body)).toEqual(missing);
});

test('a text is named in another language where its own is missing', () => {
  expect(inLanguage(localText({ name: { tw: '', zh: '', en: 'x' } }, 'name'), 'tw')).toBe('x');
});

import { staff as words } from '@phial/content/messages/en/staff';
import { expect, test } from 'vitest';
import { type Field, field } from './field.ts';
import { fieldName } from './field-name.ts';

const { labels } = words.editingFields;
const { languages, editor } = words.editing;

const FIELDS: readonly Field[] = [
  field('name', { input: 'local-text' }),
  { ...field('fastingHours', { input: 'text' }), name: 'preparation.fasting.hours' },
  { ...field('fastingTitle', { input: 'local-text' }), name: 'preparation.fasting.title' },
  { ...field('bring', { input: 'things' }), name: 'preparation.bring' },
];
const nameOf = (path: string) => fieldName(words, FIELDS, path);

test('names a field and its language', () => {
  expect(nameOf('name')).toBe(labels.name);
  expect(nameOf('name.tw')).toBe(editor.fieldIn(labels.name, languages.tw));
});

test('names a field whose own name has dots', () => {
  expect(nameOf('preparation.fasting.hours')).toBe(labels.fastingHours);
  expect(nameOf('preparation.fasting.title.en')).toBe(editor.fieldIn(labels.fastingTitle, languages.en));
  expect(nameOf('preparation.bring.0')).toBe(labels.bring);
});

test('gives back a path that is of no field', () => {
  expect(nameOf('preparation')).toBe('preparation');
});

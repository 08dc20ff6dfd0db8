import type { StaffMessages } from '@phial/content/messages/staff-messages';
import type { Language } from '@phial/domain/language';
import type { Field } from './field.ts';

/**
 * What staff call a field or a part of it: `Sections 2: Heading (English)`.
 * @param path names from the outside in, joined by dots
 */
export function fieldName(words: StaffMessages, fields: readonly Field[], path: string): string {
  const { editor, languages, parts } = words.editing;
  // The name of a field may have dots itself: `preparation.fasting.hours`.
  const field = fields.find(({ name }) => path === name || path.startsWith(`${name}.`));
  if (field === undefined) return path;
  const rest = path.slice(field.name.length + 1).split('.');
  const label = words.editingFields.labels[field.label];
  const [at, ...below] = rest;
  if (field.input === 'parts' && at !== undefined && at !== '') {
    const part = parts.part(label, Number(at) + 1);
    return below.length === 0 ? part : parts.fieldOf(part, fieldName(words, field.fields, below.join('.')));
  }
  const language = rest.find((name): name is Language => Object.hasOwn(languages, name));
  return language === undefined ? label : editor.fieldIn(label, languages[language]);
}

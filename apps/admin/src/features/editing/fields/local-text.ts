import type { Language } from '@phial/domain/language';
import { LANGUAGES } from '@phial/domain/language';
import type { Body, Field } from './field.ts';

export type LocalText = Readonly<Record<Language, string>>;

export const EMPTY_TEXT: LocalText = { tw: '', zh: '', en: '' };

/** The text under a name; empty where there is none. */
export function localText(body: Body, name: string): LocalText {
  return { ...EMPTY_TEXT, ...(body[name] as Partial<LocalText> | undefined) };
}

/** The text in a language, else in another one, so that a half-finished thing can still be named. */
export function inLanguage(text: LocalText, language: Language): string {
  return text[language] || text.tw || text.zh || text.en;
}

/** Whether a text is there in some languages and not in this one. */
export function isMissing(text: LocalText, language: Language): boolean {
  return text[language].trim() === '' && LANGUAGES.some((other) => text[other].trim() !== '');
}

/** The languages in which some text or picture of a body is still to be written. */
export function missingLanguages(fields: readonly Field[], body: Body): Language[] {
  return LANGUAGES.filter((language) => fields.some((field) => isUnwritten(field, body, language)));
}

function isUnwritten(field: Field, body: Body, language: Language): boolean {
  const { input, name, optional } = field;
  if (input === 'parts') {
    const parts = (body[name] ?? []) as readonly Body[];
    return parts.some((part) => field.fields.some((own) => isUnwritten(own, part, language)));
  }
  if (input !== 'local-text' && input !== 'local-picture') return false;
  const text = localText(body, name);
  return optional ? isMissing(text, language) : text[language].trim() === '';
}

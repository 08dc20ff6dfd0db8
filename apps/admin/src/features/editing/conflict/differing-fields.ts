import { LANGUAGES, type Language } from '@phial/domain/language';
import type { Body, Field } from '../fields/field.ts';
import { localText } from '../fields/local-text.ts';

/** A field, or its text in one language, in which two people differ. */
export interface Difference {
  readonly field: Field;
  /** Of a field in three languages: they are chosen one by one, as each may have been written by another. */
  readonly language?: Language;
  /** Whose is taken unless somebody chooses: theirs where only they have touched it. */
  readonly proposed: 'mine' | 'theirs';
}

/**
 * What has to be chosen between two edits of one thing.
 * @param begun as it was when the typing began
 */
export function differingFields(
  fields: readonly Field[],
  { begun, mine, theirs }: { begun: Body; mine: Body; theirs: Body },
): Difference[] {
  return fields
    .flatMap((field): Omit<Difference, 'proposed'>[] =>
      isLocal(field) ? LANGUAGES.map((language) => ({ field, language })) : [{ field }],
    )
    .filter((part) => !isSame(valueIn(mine, part), valueIn(theirs, part)))
    .map((part) => ({
      ...part,
      proposed: isSame(valueIn(mine, part), valueIn(begun, part)) ? ('theirs' as const) : ('mine' as const),
    }));
}

/** Names the place of a difference among those of one thing. */
export function keyOf({ field, language }: Pick<Difference, 'field' | 'language'>): string {
  return language === undefined ? field.name : `${field.name}.${language}`;
}

/** What a body says there. */
export function valueIn(body: Body, { field, language }: Pick<Difference, 'field' | 'language'>): unknown {
  return language === undefined ? body[field.name] : localText(body, field.name)[language];
}

/** Their body with whatever was chosen of mine. */
export function merged(theirs: Body, mine: Body, taken: readonly Difference[]): Body {
  const body = { ...theirs };
  for (const part of taken) {
    const { field, language } = part;
    const value = valueIn(mine, part);
    body[field.name] = language === undefined ? value : { ...localText(body, field.name), [language]: value };
  }
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

function isLocal({ input }: Field): boolean {
  return input === 'local-text' || input === 'local-picture';
}

/** Whether two values say the same; what is missing and what is empty say the same. */
export function isSame(a: unknown, b: unknown): boolean {
  return written(a) === written(b);
}

function written(value: unknown): string {
  return JSON.stringify(plain(value)) ?? '';
}

/** With keys in one order, without empty members. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value === '' ? undefined : value;
  const members = Object.entries(value)
    .map(([name, member]) => [name, plain(member)] as const)
    .filter(([, member]) => member !== undefined);
  if (members.length === 0) return undefined;
  return Object.fromEntries(members.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

import { LANGUAGES, type Language } from '@phial/domain/language';
import type { Body, Field } from '../fields/field.ts';
import { EMPTY_TEXT, type LocalText } from '../fields/local-text.ts';

/** A field, or its text in one language, in which two people differ. */
export interface Difference {
  readonly field: Field;
  /** Where it stands, from the outside in, joined by dots: `title`, `sections.2.text`. */
  readonly path: string;
  /** Of a field in three languages: they are chosen one by one, as each may have been written by another. */
  readonly language?: Language;
  /** Whose is taken unless somebody chooses: theirs where only they have touched it. */
  readonly proposed: 'mine' | 'theirs';
}

type Place = Pick<Difference, 'path' | 'language'>;

/**
 * What has to be chosen between two edits of one thing. The parts of a list are compared one by one while both have as
 * many, else the list as a whole.
 * @param begun as it was when the typing began
 */
export function differingFields(
  fields: readonly Field[],
  { begun, mine, theirs }: { begun: Body; mine: Body; theirs: Body },
): Difference[] {
  return fields
    .flatMap((field) => placesOf(field, field.name, mine, theirs))
    .filter((place) => !isSame(valueIn(mine, place), valueIn(theirs, place)))
    .map((place) => ({
      ...place,
      proposed: isSame(valueIn(mine, place), valueIn(begun, place)) ? ('theirs' as const) : ('mine' as const),
    }));
}

function placesOf(field: Field, path: string, mine: Body, theirs: Body): Omit<Difference, 'proposed'>[] {
  if (isLocal(field)) return LANGUAGES.map((language) => ({ field, path, language }));
  if (field.input !== 'parts') return [{ field, path }];
  const [own, other] = [partsAt(mine, path), partsAt(theirs, path)];
  if (own.length !== other.length) return [{ field, path }];
  return own.flatMap((_, at) =>
    field.fields.flatMap((below) => placesOf(below, `${path}.${at}.${below.name}`, mine, theirs)),
  );
}

function partsAt(body: Body, path: string): readonly unknown[] {
  const value = valueIn(body, { path });
  return Array.isArray(value) ? value : [];
}

/** Names the place of a difference among those of one thing. */
export function keyOf({ path, language }: Place): string {
  return language === undefined ? path : `${path}.${language}`;
}

/** What a body says there. */
export function valueIn(body: Body, place: Place): unknown {
  const { path, language } = place;
  const value = [...namesOf(body, path), ...(language === undefined ? [] : [language])].reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : undefined,
    body,
  );
  return value === undefined && language !== undefined ? '' : value;
}

/** The members on the way to a path; some forms hold what is nested under its whole path. */
function namesOf(body: Body, path: string): string[] {
  return path in body ? [path] : path.split('.');
}

/** Their body with whatever was chosen of mine. */
export function merged(theirs: Body, mine: Body, taken: readonly Difference[]): Body {
  const body = taken.reduce<Body>((changed, { path, language }) => {
    const value = valueIn(mine, { path, ...(language && { language }) });
    const names = namesOf(mine, path);
    if (language === undefined) return withValue(changed, names, value) as Body;
    const text = valueIn(changed, { path }) as Partial<LocalText> | undefined;
    return withValue(changed, names, { ...EMPTY_TEXT, ...text, [language]: value }) as Body;
  }, theirs);
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

function withValue(whole: unknown, [name, ...below]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(whole)) return whole.with(Number(name), withValue(whole[Number(name)], below, value));
  const members = (whole ?? {}) as Record<string, unknown>;
  return { ...members, [name]: withValue(members[name], below, value) };
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

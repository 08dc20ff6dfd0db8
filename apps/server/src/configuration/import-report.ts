import type { ConfigurationPreview, ConfigurationProblem } from '@phial/contract/configuration/configuration';
import { LANGUAGES } from '@phial/domain/language';
import type { Actor } from '../audit/record-event.ts';
import type { LocalText } from '../db/local-text.ts';
import type { Queryable } from '../db/pool.ts';
import type { Configuration } from './format.ts';

export type Section = Exclude<keyof Configuration, 'pictures'>;

/** Something that differs between the file and the database. */
export interface ConfigurationChange {
  /** `reordered` names the list, and has no id. */
  readonly effect: 'added' | 'changed' | 'reordered';
  /** Of content, with its kind: `content.news`. */
  readonly section: Section | `content.${string}`;
  readonly id: string;
  readonly name?: LocalText;
}

/** What an import does, as it goes along; inside one transaction. */
export interface ImportWork {
  readonly tx: Queryable;
  readonly actor: Actor;
  readonly now: Date;
  readonly report: ImportReport;
}

export interface ImportReport {
  readonly changes: ConfigurationChange[];
  /** What the file lacks, and stays as it is. */
  readonly kept: Omit<ConfigurationChange, 'effect'>[];
  readonly problems: ConfigurationProblem[];
  /** What is off until an administrator enters secrets and turns it on. */
  readonly unfinished: ConfigurationPreview['unfinished'];
  same: number;
}

export function emptyReport(): ImportReport {
  return { changes: [], kept: [], problems: [], unfinished: [], same: 0 };
}

/** The account of whoever imports; null for the command. */
export function accountOf(actor: Actor): string | null {
  return typeof actor === 'string' ? null : actor.account;
}

/** Whether two values are written alike, in whatever order their fields stand. */
export function isAlike(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    fields.map(([name, member]) => [name, sorted(member)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/**
 * Notes how each item of a list differs from what is there, and what the file lacks.
 * @returns the items to write, with what is there of each
 */
export function compareList<Item>(
  { changes, kept, problems, ...counts }: ImportReport,
  section: ConfigurationChange['section'],
  lists: { wanted: readonly Item[]; present: readonly Item[]; idOf: (item: Item) => string },
): { differing: { item: Item; at: number; former: Item | undefined }[]; same: number } {
  const { wanted, present, idOf } = lists;
  const before = new Map(present.map((item) => [idOf(item), item]));
  const seen = new Set<string>();
  const differing = wanted.flatMap((item, at) => {
    const id = idOf(item);
    if (seen.has(id)) problems.push({ path: `${section}.${at}`, problem: 'taken' });
    seen.add(id);
    const former = before.get(id);
    if (former !== undefined && isAlike(former, item)) return [];
    changes.push({ effect: former === undefined ? 'added' : 'changed', section, id, ...nameOf(item) });
    return [{ item, at, former }];
  });
  kept.push(
    ...present.flatMap((item) => {
      const id = idOf(item);
      return seen.has(id) ? [] : [{ section, id, ...nameOf(item) }];
    }),
  );
  return { differing, same: counts.same + wanted.length - differing.length };
}

/** What people know an item by, if it has a name in three languages. */
function nameOf(item: unknown): { name?: LocalText } {
  const { body, names, nameCht, nameChs, nameEng } = item as Readonly<Record<string, unknown>> & {
    body?: Readonly<Record<string, unknown>>;
  };
  const ofTestItem = { tw: nameCht, zh: nameChs, en: nameEng };
  const found = [names, body?.name, body?.title, body?.label, ofTestItem].find(isLocalText);
  return found === undefined ? {} : { name: found };
}

function isLocalText(value: unknown): value is LocalText {
  if (typeof value !== 'object' || value === null) return false;
  const texts: Readonly<Record<string, unknown>> = { ...value };
  return LANGUAGES.every((language) => typeof texts[language] === 'string');
}

/**
 * The order of a list once the file's items stand in the order of the file, before what it lacks.
 * @param present ids in their order, before anything was added
 * @returns undefined where they are in that order already
 */
export function wantedOrder(present: readonly string[], wanted: readonly string[]): string[] | undefined {
  const named = new Set(wanted);
  const there = new Set(present);
  const added = wanted.filter((id) => !there.has(id));
  const order = [...present, ...added];
  const isInOrder = order.filter((id) => named.has(id)).join('\n') === wanted.join('\n');
  if (isInOrder) return added.length === 0 ? undefined : order;
  return [...wanted, ...present.filter((id) => !named.has(id))];
}

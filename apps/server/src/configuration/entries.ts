import type { ConfigurationProblem } from '@phial/contract/configuration/configuration';
import { type ContentKind, SINGLE_KINDS } from '@phial/contract/content/content-body';
import { FIXED_ENTRIES, isFixed } from '@phial/contract/content/text-bodies';
import { recordEvent } from '../audit/record-event.ts';
import { lockRegister } from '../db/locks.ts';
import type { Queryable } from '../db/pool.ts';
import { problemsBeyondSchema } from '../editing/checked-draft.ts';
import { UNIQUE_WORDS, uniqueWordOf } from '../editing/unique-words.ts';
import { missingPictures } from '../uploads/stored-pictures.ts';
import { publishRow, unpublishRows, writeEntryOrder, writeEntryVersion } from './entries.sql.ts';
import type { Configuration, ConfiguredContent, ConfiguredEntry } from './format.ts';
import { accountOf, compareList, type ImportWork, wantedOrder } from './import-report.ts';
import { type EntryRow, readEntryRows } from './snapshot.sql.ts';

interface Named {
  readonly tx: Queryable;
  readonly pictures: NonNullable<Configuration['pictures']>;
  /** Ids of the service points that there are. */
  readonly points: ReadonlySet<string>;
  /** Ids of the groups of packages that are published, or will be. */
  readonly packageGroups: ReadonlySet<string>;
}

/** Publishes the entries of the file, kind by kind; those that it lacks stay published. */
export async function importEntries(
  work: ImportWork,
  content: ConfiguredContent,
  places: Pick<Named, 'pictures' | 'points'>,
): Promise<ContentKind[]> {
  const kinds = Object.keys(content) as ContentKind[];
  for (const kind of kinds) await lockRegister(work.tx, kind);
  const rows = Map.groupBy(await readEntryRows(work.tx), ({ kind }) => kind);
  const groups = (rows.get('package-group') ?? []).filter(({ state }) => state === 'PUBLISHED');
  const packageGroups = new Set([...groups, ...(content['package-group'] ?? [])].map(({ id }) => id));
  const named = { ...places, tx: work.tx, packageGroups };
  for (const kind of kinds) {
    const wanted = content[kind] ?? [];
    const present = rows.get(kind) ?? [];
    const found = await problemsOfKind(kind, wanted, present, named);
    work.report.problems.push(...found);
    if (found.length === 0) await importKind(work, kind, wanted, present);
  }
  return kinds;
}

async function importKind(
  work: ImportWork,
  kind: ContentKind,
  wanted: readonly ConfiguredEntry[],
  rows: readonly EntryRow[],
): Promise<void> {
  const { tx, report, actor, now } = work;
  const section = `content.${kind}` as const;
  const { differing, same } = compareList(report, section, {
    wanted,
    present: rows.flatMap(({ id, state, sample, body }) =>
      state === 'PUBLISHED' && body !== null ? [{ id, ...(sample && { sample: true as const }), body }] : [],
    ),
    idOf: ({ id }) => id,
  });
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  const changing = differing.map(({ item }) => item.id);
  if (UNIQUE_WORDS[kind] !== undefined) await unpublishRows(tx, kind, changing);
  for (const { item } of differing) {
    const { id, sample = false, body } = item;
    const version = await publishRow(tx, { kind, id, sample, body, by: accountOf(actor), now });
    const event = states.get(id) === 'WITHDRAWN' ? 'RESTORED' : 'PUBLISHED';
    await writeEntryVersion(tx, { kind, id }, event);
    const detail = { kind, entry: id, version };
    await recordEvent(tx, { at: now, actor, action: 'content-published', detail });
  }
  report.same = same;
  const present = rows.map(({ id }) => id);
  const order = wantedOrder(
    present,
    wanted.map(({ id }) => id),
  );
  if (order === undefined) return;
  const isNews = present.join('\n') !== order.filter((id) => present.includes(id)).join('\n');
  if (isNews) report.changes.push({ effect: 'reordered', section, id: '' });
  await writeEntryOrder(tx, kind, order);
}

async function problemsOfKind(
  kind: ContentKind,
  wanted: readonly ConfiguredEntry[],
  rows: readonly EntryRow[],
  { tx, pictures, points, packageGroups }: Named,
) {
  const ids = new Set(wanted.map(({ id }) => id));
  const words = new Set(
    rows.flatMap(({ id, state, body }) =>
      state === 'PUBLISHED' && !ids.has(id) ? [uniqueWordOf(kind, body)] : [],
    ),
  );
  const problems: ConfigurationProblem[] = [];
  for (const [at, { id, body }] of wanted.entries()) {
    const path = `content.${kind}.${at}`;
    if (!isPossibleId(kind, id)) problems.push({ path: `${path}.id`, problem: 'unknown' });
    const word = uniqueWordOf(kind, body);
    const field = UNIQUE_WORDS[kind]?.path;
    if (word !== undefined && words.has(word))
      problems.push({ path: `${path}.body.${field}`, problem: 'taken' });
    words.add(word);
    const missing = (await missingPictures(tx, body)).filter(
      (found) => !Object.hasOwn(pictures, hashAt(body, found.path)),
    );
    const point = body.servPtId;
    const found = [
      ...problemsBeyondSchema({ kind, id }, body),
      ...missing,
      ...(typeof point === 'string' && !points.has(point)
        ? [{ path: 'servPtId', problem: 'unknown' as const }]
        : []),
      ...(kind === 'package' && !packageGroups.has(String(body.group))
        ? [{ path: 'group', problem: 'unknown' as const }]
        : []),
    ];
    problems.push(...found.map((one) => ({ path: `${path}.body.${one.path}`, problem: one.problem })));
  }
  return problems;
}

function isPossibleId(kind: ContentKind, id: string): boolean {
  if (SINGLE_KINDS.has(kind)) return id === kind;
  return !isFixed(kind) || FIXED_ENTRIES[kind].some((one: string) => one === id);
}

/** The hash of the picture that a field names. */
function hashAt(body: unknown, path: string): string {
  let value = body;
  for (const name of path.split('.')) value = (value as Record<string, unknown>)[name];
  return String(value).slice('/uploads/'.length);
}

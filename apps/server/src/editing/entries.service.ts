import { randomBytes } from 'node:crypto';
import { contentEntries } from '@phial/content/sample/content-entries';
import {
  CONTENT_BODIES,
  type ContentKind,
  REQUIRED_KINDS,
  SINGLE_KINDS,
} from '@phial/contract/content/content-body';
import type { KindCount, StaffEntry } from '@phial/contract/content/editing';
import { isFixed } from '@phial/contract/content/text-bodies';
import type { AppDependencies } from '../app-dependencies.ts';
import { type AuditEvent, recordEvent } from '../audit/record-event.ts';
import { clearContent } from '../content/content.service.ts';
import { constraintOf } from '../db/database-error.ts';
import { lockRegister } from '../db/locks.ts';
import type { Queryable } from '../db/pool.ts';
import { found, Refused } from '../errors.ts';
import { checkedDraft, checkedForVisitors, refuseProblems } from './checked-draft.ts';
import {
  changeEntry,
  countEntries,
  deleteEntry,
  type EntryRow,
  holdPublished,
  insertDraft,
  lockEntry,
  nextNumber,
  readEntries,
  readEntry,
  writeOrder,
} from './entries.sql.ts';
import { isSameInAnotherOrder } from './order.ts';
import { holdPoint } from './service-points.sql.ts';
import { UNIQUE_WORDS } from './unique-words.ts';
import { writeVersion } from './versions.sql.ts';

type EditingDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config'>;
type Body = Record<string, unknown>;

/** Who edits which entry, and the version that was looked at. */
export interface Edit {
  /** Account. */
  readonly by: string;
  readonly kind: ContentKind;
  readonly id: string;
  readonly version: number;
}

/**
 * Kinds whose ids stand in addresses of the site are counted on, as visitors
 * know them, and after the numbers that have a drawing built into it.
 */
const NUMBERED: ReadonlyMap<ContentKind, number> = new Map([
  ['job', highest(contentEntries.job)],
  ['news', highest(contentEntries.news)],
]);

function highest(pages: readonly { id: string }[]): number {
  return Math.max(0, ...pages.map(({ id }) => Number(id)));
}

/** @throws Refused `not-found` for a kind that there is not */
export function contentKind(name: string): ContentKind {
  if (!Object.hasOwn(CONTENT_BODIES, name)) throw new Refused('not-found');
  return name as ContentKind;
}

/** Every kind, also those without entries. */
export async function countKinds({ db }: EditingDependencies): Promise<KindCount[]> {
  const counts = new Map((await countEntries(db)).map((count) => [count.kind, count]));
  return (Object.keys(CONTENT_BODIES) as ContentKind[]).map(
    (kind) => counts.get(kind) ?? { kind, published: 0, unpublished: 0, edited: 0 },
  );
}

/** All entries of a kind, in the order visitors see. */
export async function listEntries({ db }: EditingDependencies, kind: ContentKind): Promise<StaffEntry[]> {
  return (await readEntries(db, kind)).map(wireEntry);
}

/** @throws Refused `not-found` */
export async function findEntry(
  { db }: EditingDependencies,
  kind: ContentKind,
  id: string,
): Promise<StaffEntry> {
  return wireEntry(found(await readEntry(db, kind, id)));
}

/**
 * A new draft, which nobody but staff sees.
 * @throws Refused `content-invalid`, `version-conflict` where the only entry of the kind is there already
 */
export async function createEntry(
  { db, clock }: EditingDependencies,
  { by, kind, body }: { by: string; kind: ContentKind; body: Body },
): Promise<StaffEntry> {
  const draft = checkedDraft({ kind }, body);
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockRegister(tx, kind);
    const id = await newId(tx, kind);
    await insertDraft(tx, { kind, id, by, now, draft });
    const detail = { kind, entry: id };
    await recordEvent(tx, { at: now, actor: { account: by }, action: 'content-created', detail });
    return wireEntry(found(await readEntry(tx, kind, id)));
  });
}

async function newId(tx: Queryable, kind: ContentKind): Promise<string> {
  // All there can be are begun when the server starts.
  if (isFixed(kind)) throw new Refused('not-found');
  if (SINGLE_KINDS.has(kind)) {
    const present = await readEntry(tx, kind, kind);
    if (present !== undefined) throw new Refused('version-conflict', { entry: wireEntry(present) });
    return kind;
  }
  const taken = NUMBERED.get(kind);
  return taken === undefined ? randomBytes(6).toString('hex') : String(await nextNumber(tx, kind, taken));
}

/**
 * Saves a draft; what is published stays as it is.
 * @throws Refused `content-invalid`, `not-found`, `version-conflict` with the entry as it is now
 */
export function saveDraft(deps: EditingDependencies, edit: Edit, body: Body): Promise<StaffEntry> {
  const draft = checkedDraft(edit, body);
  return change(deps, edit, 'content-saved', async (tx, now) => {
    await changeEntry(tx, 'draft', { ...edit, now }, draft);
  });
}

/**
 * Shows visitors exactly this body, from now on.
 * @throws Refused as {@link saveDraft}
 */
export async function publishEntry(deps: EditingDependencies, edit: Edit, body: Body): Promise<StaffEntry> {
  const checked = await checkedForVisitors(deps, edit, body);
  try {
    return await change(deps, edit, 'content-published', async (tx, now, { state }) => {
      await holdNamedPoint(tx, checked);
      await holdNamedGroup(tx, edit.kind, checked);
      await changeEntry(tx, 'publish', { ...edit, now }, checked);
      await writeVersion(tx, edit, state === 'WITHDRAWN' ? 'RESTORED' : 'PUBLISHED');
    });
  } catch (error) {
    const unique = UNIQUE_WORDS[edit.kind];
    if (unique === undefined || constraintOf(error) !== unique.index) throw error;
    throw new Refused('content-invalid', { problems: [{ path: unique.path, problem: 'taken' }] });
  }
}

/** A service point that is being deleted at the moment is no longer there to be named. */
async function holdNamedPoint(tx: Queryable, { servPtId }: Body): Promise<void> {
  if (typeof servPtId !== 'string' || (await holdPoint(tx, servPtId))) return;
  refuseProblems([{ path: 'servPtId', problem: 'unknown' }]);
}

/** A package stands in a group that visitors see, and that is not taken away at the moment. */
async function holdNamedGroup(tx: Queryable, kind: ContentKind, { group }: Body): Promise<void> {
  if (kind !== 'package' || (await holdPublished(tx, 'package-group', String(group)))) return;
  refuseProblems([{ path: 'group', problem: 'unknown' }]);
}

/**
 * Takes an entry from the site; its words stay.
 * @throws Refused `entry-required`, `not-found`, also for what is not published, `version-conflict`
 */
export async function withdrawEntry(deps: EditingDependencies, edit: Edit): Promise<StaffEntry> {
  refuseRequired(edit);
  return change(deps, edit, 'content-withdrawn', async (tx, now, { state }) => {
    if (state !== 'PUBLISHED') throw new Refused('not-found');
    await changeEntry(tx, 'withdraw', { ...edit, now });
    await writeVersion(tx, edit, 'WITHDRAWN');
  });
}

/**
 * Forgets what was written since the entry was published.
 * @throws Refused `not-found`, also for what was never published, `version-conflict`
 */
export function dropDraft(deps: EditingDependencies, edit: Edit): Promise<StaffEntry> {
  return change(deps, edit, 'content-draft-dropped', async (tx, now, { body }) => {
    if (body === null) throw new Refused('not-found');
    await changeEntry(tx, 'drop-draft', { ...edit, now });
  });
}

/**
 * Deletes a draft that was never published.
 * @throws Refused `content-published`, `entry-required`, `not-found`, `version-conflict`
 */
export async function removeEntry({ db, clock }: EditingDependencies, edit: Edit): Promise<void> {
  refuseRequired(edit);
  const { by, kind, id } = edit;
  if (isFixed(kind)) throw new Refused('entry-required');
  await db.transaction(async (tx) => {
    const { state } = await lockVersion(tx, edit);
    if (state !== 'DRAFT') throw new Refused('content-published');
    await deleteEntry(tx, kind, id);
    const detail = { kind, entry: id };
    await recordEvent(tx, { at: clock.now(), actor: { account: by }, action: 'content-deleted', detail });
  });
}

function refuseRequired({ kind }: Edit): void {
  if (REQUIRED_KINDS.has(kind)) throw new Refused('entry-required');
}

/**
 * Puts the entries of a kind into another order, which visitors see at once.
 * @param former the order that was looked at
 * @throws Refused `version-conflict` with the entries as they are now, when it was another one
 */
export async function reorderEntries(
  { db, clock }: EditingDependencies,
  { by, kind, former, order }: { by: string; kind: ContentKind; former: string[]; order: string[] },
): Promise<StaffEntry[]> {
  if (!isSameInAnotherOrder(former, order)) throw new Refused('body-invalid');
  const entries = await db.transaction(async (tx) => {
    await lockRegister(tx, kind);
    const present = await readEntries(tx, kind);
    if (present.map(({ id }) => id).join() !== former.join()) {
      throw new Refused('version-conflict', { entries: present.map(wireEntry) });
    }
    await writeOrder(tx, kind, order);
    const at = clock.now();
    await recordEvent(tx, { at, actor: { account: by }, action: 'content-reordered', detail: { kind } });
    return readEntries(tx, kind);
  });
  clearContent(db, kind);
  return entries.map(wireEntry);
}

async function change(
  { db, clock }: EditingDependencies,
  edit: Edit,
  action: AuditEvent['action'],
  work: (tx: Queryable, now: Date, former: EntryRow) => Promise<void>,
): Promise<StaffEntry> {
  const { by, kind, id } = edit;
  const entry = await db.transaction(async (tx) => {
    const former = await lockVersion(tx, edit);
    const now = clock.now();
    await work(tx, now, former);
    const detail = { kind, entry: id, version: former.version + 1 };
    await recordEvent(tx, { at: now, actor: { account: by }, action, detail });
    return wireEntry(found(await readEntry(tx, kind, id)));
  });
  clearContent(db, kind);
  return entry;
}

async function lockVersion(tx: Queryable, { kind, id, version }: Edit): Promise<EntryRow> {
  const row = found(await lockEntry(tx, kind, id));
  if (row.version !== version) throw new Refused('version-conflict', { entry: wireEntry(row) });
  return row;
}

function wireEntry({ body, updated_at, updated_by_name, ...row }: EntryRow): StaffEntry {
  return {
    kind: row.kind,
    id: row.id,
    position: row.position,
    state: row.state,
    version: row.version,
    published: body,
    draft: row.draft,
    updatedAt: updated_at.toISOString(),
    updatedBy: updated_by_name || null,
  };
}

import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/pool.ts';
import type { Job } from '../../jobs/jobs.ts';
import { linkHash, microsOf, NO_HASH } from './link-hash.ts';
import {
  insertLinks,
  type LinkCursor,
  type NewLink,
  type PassedEntry,
  presentSnapshot,
  readChainEnd,
  readLinkCursor,
  readNextOfAll,
  readNextUnseen,
  writeLinkCursor,
} from './links.sql.ts';

/** Entries. A log of a million that was never linked takes some dozens of turns, each within its time limits. */
const A_TURN = { batch: 1_000, most: 20_000 };

/** So often the cursor is written where nothing is new: it tells since when nothing has been waiting. */
const NOTED_EVERY_MS = 60_000;

/**
 * Gives each committed entry of the audit log that has none yet its link. Bookings write nothing for it and wait for
 * nothing: the entry of a transaction that commits late gets a later place.
 */
export const linkAuditLog: Job = {
  name: 'link-audit-log',
  everySeconds: 1,
  isFrequent: true,
  work: (deps) => linkEntries(deps),
};

/**
 * One turn, in a transaction that keeps other turns away.
 * @returns how many entries were linked
 */
export async function linkEntries(
  { db, clock }: { db: Queryable; clock: Clock },
  { batch, most } = A_TURN,
): Promise<number> {
  // Before anything is read: what commits from now on is read by this pass or by the next one.
  const present = await presentSnapshot(db);
  const read = await readLinkCursor(db);
  const isAll = read === undefined || read.isForeign;
  let cursor: LinkCursor = isAll ? { ...AT_THE_BEGINNING, begun: present } : read;
  let linked = 0;
  for (let passed = 0; passed < most; passed += batch) {
    const next = cursor.seen === null ? readNextOfAll : readNextUnseen;
    const entries = await next(db, cursor, batch);
    linked += await appendLinks(
      db,
      entries.filter(({ isLinked }) => !isLinked),
      clock.now(),
    );
    const last = entries.at(-1);
    if (last === undefined || entries.length < batch) {
      const now = clock.now();
      const seen = cursor.begun ?? present;
      const isDue =
        cursor.completeAt === null || now.getTime() - cursor.completeAt.getTime() >= NOTED_EVERY_MS;
      if (entries.length > 0 || isDue)
        await writeLinkCursor(db, { ...AT_THE_BEGINNING, seen, completeAt: now });
      return linked;
    }
    cursor = passedBy(cursor, last, present);
  }
  await writeLinkCursor(db, cursor);
  return linked;
}

const AT_THE_BEGINNING: LinkCursor = {
  seen: null,
  begun: null,
  afterAtMicros: null,
  afterXid: null,
  afterId: null,
  completeAt: null,
};

function passedBy(cursor: LinkCursor, { atMicros, xid, id }: PassedEntry, present: string): LinkCursor {
  const begun = cursor.begun ?? present;
  return { ...cursor, begun, afterAtMicros: atMicros, afterXid: xid, afterId: id };
}

/** @returns how many there were */
async function appendLinks(tx: Queryable, entries: readonly PassedEntry[], now: Date): Promise<number> {
  if (entries.length === 0) return 0;
  let { sequence, hash } = (await readChainEnd(tx)) ?? { sequence: 0, hash: NO_HASH };
  const linkedMicros = microsOf(now);
  const links: NewLink[] = entries.map((entry) => {
    const place = { sequence: sequence + 1, previousHash: hash, linkedMicros };
    ({ sequence } = place);
    hash = linkHash(entry, place);
    return { ...place, eventId: entry.id, hash };
  });
  await insertLinks(tx, links);
  return links.length;
}

import type { Queryable } from '../../db/pool.ts';
import type { HashedEntry } from './link-hash.ts';
import { HASHED_COLUMNS } from './links.sql.ts';

/** A link as it is stored, hashes in hexadecimal, with its entry; the columns of an entry that is gone are null. */
export type StoredLink = { [Column in keyof HashedEntry]: HashedEntry[Column] | null } & {
  sequence: number;
  eventId: string;
  previousHash: string;
  hash: string;
  linkedMicros: string;
};

/** The links after one of them, in their order. */
export async function readLinks(db: Queryable, after: number, limit: number): Promise<StoredLink[]> {
  const rows = await db.rows<Omit<StoredLink, 'sequence'> & { sequence: string }>({
    name: 'event-links-read',
    text: `
WITH link AS MATERIALIZED (SELECT * FROM event_link WHERE sequence > $1 ORDER BY sequence LIMIT $2)
SELECT link.sequence, link.event_id AS "eventId", encode(link.previous_hash, 'hex') AS "previousHash",
  encode(link.hash, 'hex') AS hash, (extract(epoch FROM link.linked_at) * 1000000)::bigint::text AS "linkedMicros",
  ${HASHED_COLUMNS}
FROM link LEFT JOIN event ON event.id = link.event_id
ORDER BY link.sequence`,
    values: [after, limit],
  });
  return rows.map((row) => ({ ...row, sequence: Number(row.sequence) }));
}

export interface UnlinkedEntry {
  id: string;
  at: Date;
  /** Whether the linking has been past it: it can only have been put there behind its back. */
  isPassed: boolean;
}

/**
 * The entries without a link. Those that were committed since the last look wait for the next one.
 * @param tx a transaction without time limits: it reads the whole log
 */
export function readUnlinked(tx: Queryable, limit: number) {
  return tx.rows<UnlinkedEntry>({
    name: 'event-unlinked-read',
    text: `
WITH passed AS (
  SELECT seen FROM event_link_cursor
  WHERE begun IS NULL AND pg_snapshot_xmax(seen) <= pg_snapshot_xmax(pg_current_snapshot())
)
SELECT id, at, coalesce(
  (SELECT pg_visible_in_snapshot(event.xid, passed.seen) OR event.xid >= pg_snapshot_xmax(pg_current_snapshot())
  FROM passed), false) AS "isPassed"
FROM event WHERE NOT EXISTS (SELECT FROM event_link WHERE event_link.event_id = event.id)
ORDER BY "isPassed" DESC, at, id LIMIT $1`,
    values: [limit],
  });
}

export interface GuardTrigger {
  table: string;
  /** `A`: also in a session that keeps usual triggers silent; null where there is no such trigger. */
  enabled: string | null;
  /** Whether it stands before UPDATE, DELETE and TRUNCATE, for the whole statement, without a condition. */
  isWhole: boolean;
  /** The body of the function it calls. */
  body: string | null;
}

/** The triggers that keep the log and its chain append-only, each with what became of it. */
export function readGuards(db: Queryable) {
  // Bits of tgtype: 1 row, 2 before, 8 delete, 16 update, 32 truncate.
  return db.rows<GuardTrigger>({
    name: 'event-guards-read',
    text: `
SELECT guarded.name AS "table", tgenabled::text AS enabled,
  coalesce(tgtype & 1 = 0 AND tgtype & 58 = 58 AND tgqual IS NULL AND tgattr = '', false) AS "isWhole", prosrc AS body
FROM (VALUES ('event'), ('event_link')) AS guarded (name)
LEFT JOIN pg_trigger ON tgrelid = to_regclass(guarded.name) AND tgname = guarded.name || '_is_append_only'
LEFT JOIN pg_proc ON pg_proc.oid = tgfoid
ORDER BY guarded.name`,
  });
}

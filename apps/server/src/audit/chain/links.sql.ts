import type { Queryable } from '../../db/pool.ts';
import type { HashedEntry, Place } from './link-hash.ts';

/** How far the linking has come; see the table `event_link_cursor`. Snapshots and transactions are texts. */
export interface LinkCursor {
  seen: string | null;
  begun: string | null;
  afterAtMicros: string | null;
  afterXid: string | null;
  afterId: string | null;
  completeAt: Date | null;
}

export interface ReadCursor extends LinkCursor {
  /** Its transactions lie ahead of all there were: the database was restored into another server of PostgreSQL. */
  isForeign: boolean;
}

/** An entry the linking has come to. */
export interface PassedEntry extends HashedEntry {
  xid: string;
  isLinked: boolean;
}

/** The columns of {@link HashedEntry}, of a table or alias `event`. */
export const HASHED_COLUMNS = `
  event.id, (extract(epoch FROM event.at) * 1000000)::bigint::text AS "atMicros", event.actor, event.action,
  event.appointment_id AS "appointmentId", event.detail::text AS "detailText"`;

const OF_BATCH = `
SELECT ${HASHED_COLUMNS}, event.xid::text,
  EXISTS (SELECT FROM event_link WHERE event_link.event_id = event.id) AS "isLinked"
FROM batch AS event`;

/** What is committed now, as a snapshot. */
export async function presentSnapshot(tx: Queryable): Promise<string> {
  const row = await tx.row<{ present: string }>({
    name: 'event-link-snapshot',
    text: 'SELECT pg_current_snapshot()::text AS present',
  });
  return row?.present ?? '';
}

/** Undefined before the linking has begun. */
export function readLinkCursor(tx: Queryable): Promise<ReadCursor | undefined> {
  return tx.row<ReadCursor>({
    name: 'event-link-cursor-read',
    text: `
SELECT seen::text, begun::text, (extract(epoch FROM after_at) * 1000000)::bigint::text AS "afterAtMicros",
  after_xid::text AS "afterXid", after_id AS "afterId", complete_at AS "completeAt",
  pg_snapshot_xmax(coalesce(begun, seen)) > pg_snapshot_xmax(pg_current_snapshot()) AS "isForeign"
FROM event_link_cursor`,
  });
}

export async function writeLinkCursor(tx: Queryable, cursor: LinkCursor): Promise<void> {
  await tx.query({
    name: 'event-link-cursor-write',
    text: `
INSERT INTO event_link_cursor (seen, begun, after_at, after_xid, after_id, complete_at)
VALUES ($1::pg_snapshot, $2::pg_snapshot, timestamptz 'epoch' + $3::bigint * interval '1 microsecond', $4::xid8,
  $5::uuid, $6)
ON CONFLICT (only_row) DO UPDATE SET seen = excluded.seen, begun = excluded.begun, after_at = excluded.after_at,
  after_xid = excluded.after_xid, after_id = excluded.after_id, complete_at = excluded.complete_at`,
    values: [
      cursor.seen,
      cursor.begun,
      cursor.afterAtMicros,
      cursor.afterXid,
      cursor.afterId,
      cursor.completeAt,
    ],
  });
}

/**
 * The next entries of the whole log, in the order of their instants: for a log that has never been linked, and after a
 * restore that gave transactions other numbers. The batch is cut by the index before anything is joined to it.
 */
export function readNextOfAll(tx: Queryable, { afterAtMicros, afterId }: LinkCursor, limit: number) {
  return tx.rows<PassedEntry>({
    name: 'event-link-next-of-all',
    text: `
WITH batch AS MATERIALIZED (
  SELECT * FROM event
  WHERE (at, id) > (coalesce(timestamptz 'epoch' + $1::bigint * interval '1 microsecond', '-infinity'),
    coalesce($2::uuid, '00000000-0000-0000-0000-000000000000'))
  ORDER BY at, id LIMIT $3
)
${OF_BATCH} ORDER BY event.at, event.id`,
    values: [afterAtMicros, afterId, limit],
  });
}

/**
 * The next entries that a snapshot did not see, whenever their transactions began, in the order in which these did:
 * one that was under way then is found once it has ended, and holds up no other one.
 */
export function readNextUnseen(tx: Queryable, { seen, afterXid, afterId }: LinkCursor, limit: number) {
  return tx.rows<PassedEntry>({
    name: 'event-link-next-unseen',
    text: `
WITH batch AS MATERIALIZED (
  SELECT * FROM event
  WHERE xid >= coalesce($2::xid8, pg_snapshot_xmin($1::pg_snapshot))
    AND NOT pg_visible_in_snapshot(xid, $1::pg_snapshot)
    AND (xid, id) > (coalesce($2::xid8, '0'), coalesce($3::uuid, '00000000-0000-0000-0000-000000000000'))
  ORDER BY xid, id LIMIT $4
)
${OF_BATCH} ORDER BY event.xid, event.id`,
    values: [seen, afterXid, afterId, limit],
  });
}

/** The end of the chain: its last link. */
export interface ChainEnd {
  sequence: number;
  hash: string;
}

/** Undefined while there is no link. */
export async function readChainEnd(db: Queryable): Promise<ChainEnd | undefined> {
  const row = await db.row<{ sequence: string; hash: string }>({
    name: 'event-link-end',
    text: `SELECT sequence, encode(hash, 'hex') AS hash FROM event_link ORDER BY sequence DESC LIMIT 1`,
  });
  return row && { sequence: Number(row.sequence), hash: row.hash };
}

/** A link as it is written. */
export interface NewLink extends Place {
  eventId: string;
  hash: string;
}

export async function insertLinks(tx: Queryable, links: readonly NewLink[]): Promise<void> {
  await tx.query({
    name: 'event-link-insert',
    text: `
INSERT INTO event_link (sequence, event_id, previous_hash, hash, linked_at)
SELECT sequence, event_id, decode(previous_hash, 'hex'), decode(hash, 'hex'),
  timestamptz 'epoch' + linked * interval '1 microsecond'
FROM unnest($1::bigint[], $2::uuid[], $3::text[], $4::text[], $5::bigint[])
  AS link (sequence, event_id, previous_hash, hash, linked)
ORDER BY sequence`,
    values: [
      links.map(({ sequence }) => sequence),
      links.map(({ eventId }) => eventId),
      links.map(({ previousHash }) => previousHash),
      links.map(({ hash }) => hash),
      links.map(({ linkedMicros }) => linkedMicros),
    ],
  });
}

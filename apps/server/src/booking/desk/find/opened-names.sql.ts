import type { Queryable } from '../../../db/pool.ts';
import type { FilledRow, Row } from '../../../db/row.ts';
import { DESK_COLUMNS, type KeptRow } from '../desk-row.sql.ts';

/** What a search goes by, as it is kept. */
export type SearchedRow = Row<'appointment', 'id' | 'service_point_id' | 'starts_at'> &
  FilledRow<'appointment', 'key_id' | 'name' | 'document_number'>;

const SEARCHED_COLUMNS = `appointment.id, appointment.service_point_id, appointment.starts_at,
  appointment.key_id, appointment.name, appointment.document_number`;

const IS_SEARCHED = `appointment.status <> 'CANCELLED' AND appointment.erased_at IS NULL`;

/** Where a reader of changes stands: what is visible to `seen` has been read from this very database. */
export interface ReadState {
  /** A server of PostgreSQL that took over from another one numbers transactions of its own. */
  server: string;
  /** Bookings of the sample come and go without an entry in the audit log. */
  samples: number;
  /** A snapshot of PostgreSQL's, as text. */
  seen: string;
}

const STATE = `SELECT pg_postmaster_start_time()::text AS server, pg_current_snapshot()::text AS seen,
  (SELECT count(*)::int FROM sample_appointment) AS samples`;

export async function readState(db: Queryable): Promise<ReadState> {
  const state = await db.row<ReadState>({ name: 'find-state', text: STATE });
  if (state === undefined) throw new Error('the database has no state');
  return state;
}

/** The bookings from an instant on, in the order of their ids, a page at a time. */
export async function readSearched(
  db: Queryable,
  { from, after, limit }: { from: Date; after: string; limit: number },
): Promise<SearchedRow[]> {
  return db.rows<SearchedRow>({
    name: 'find-all',
    text: `
SELECT ${SEARCHED_COLUMNS} FROM appointment
WHERE starts_at >= $1 AND ${IS_SEARCHED} AND id > $2::uuid ORDER BY id LIMIT $3`,
    values: [from, after, limit],
  });
}

/** A booking that was changed; the rest is null where it is no longer searched, or no longer there. */
export type ChangedRow = ReadState & { changed: string | null } & (
    | SearchedRow
    | { [Column in keyof SearchedRow]: null }
  );

/**
 * The bookings with an entry in the audit log that a snapshot does not see, as they are now, each with the state of the
 * reader after it; one row without a booking where there are none.
 */
export async function readChanged(db: Queryable, seen: string, limit: number): Promise<ChangedRow[]> {
  return db.rows<ChangedRow>({
    name: 'find-changed',
    text: `
WITH changed AS (
  SELECT DISTINCT appointment_id FROM event
  WHERE xid >= pg_snapshot_xmin($1::pg_snapshot) AND xid < pg_snapshot_xmax(pg_current_snapshot())
    AND NOT pg_visible_in_snapshot(xid, $1::pg_snapshot) AND appointment_id IS NOT NULL
  LIMIT $2
)
SELECT state.*, changed.appointment_id AS changed, ${SEARCHED_COLUMNS}
FROM (${STATE}) AS state
LEFT JOIN changed ON true
LEFT JOIN appointment ON appointment.id = changed.appointment_id AND ${IS_SEARCHED}`,
    values: [seen, limit],
  });
}

/** Appointments by id, as a search shows them. */
export async function readFound(
  db: Queryable,
  {
    ids,
    among,
    from,
    until,
  }: {
    ids: readonly string[];
    among: readonly string[] | null;
    from: Date;
    until: Date | null;
  },
): Promise<KeptRow[]> {
  return db.rows<KeptRow>({
    name: 'find-found',
    text: `
SELECT ${DESK_COLUMNS} FROM appointment
WHERE id = ANY ($1::uuid[]) AND starts_at >= $2 AND starts_at < coalesce($3::timestamptz, 'infinity')
  AND ($4::text[] IS NULL OR service_point_id = ANY ($4)) AND ${IS_SEARCHED}
ORDER BY starts_at, id`,
    values: [ids, from, until, among],
  });
}

import type { WaitingGroup } from '@phial/contract/desk/waiting-desk';
import type { LocalText } from '../../../db/local-text.ts';
import type { Queryable } from '../../../db/pool.ts';
import type { Row } from '../../../db/row.ts';

/** The group of an entry. */
const GROUP = `CASE entry.state WHEN 'TAKEN' THEN 'taken' WHEN 'ENDED' THEN 'ended' ELSE 'waiting' END`;

/** Which entries are looked at, whatever their group. */
interface ListFilter {
  /** Service points, of which an entry names one at least; null: all of them. */
  among: readonly string[] | null;
  /** Code of the service in any case; null: all of them. */
  type: string | null;
}

const isAmong = (among: string) => `(${among}::text[] IS NULL OR entry.service_point_ids && ${among})`;
const isOfType = (type: string) => `(${type}::text IS NULL OR lower(entry.service_type) = lower(${type}))`;

/** How many entries each group has. */
export function countEntries(
  db: Queryable,
  { among, type }: ListFilter,
): Promise<{ group: WaitingGroup; entries: number }[]> {
  return db.rows({
    name: 'waiting-list-count',
    text: `
SELECT ${GROUP} AS "group", count(*)::int AS entries FROM waiting_entry AS entry
WHERE ${isAmong('$1')} AND ${isOfType('$2')}
GROUP BY 1`,
    values: [among, type],
  });
}

export interface ListedEntry
  extends Row<
    'waiting_entry',
    | 'id'
    | 'service_type'
    | 'service_point_ids'
    | 'first_day'
    | 'last_day'
    | 'weekdays'
    | 'language'
    | 'key_id'
    | 'person'
    | 'joined_at'
  > {
  group: WaitingGroup;
  from_time: string;
  until_time: string;
  /** Reservation code of the booking that is given up. */
  gives_up: string | null;
  points: LocalText[];
}

/** The entries of a group: those who wait in the order of joining, else the latest first. */
export function listEntries(
  db: Queryable,
  { group, among, type, limit }: ListFilter & { group: WaitingGroup; limit: number },
): Promise<ListedEntry[]> {
  return db.rows<ListedEntry>({
    name: 'waiting-list',
    text: `
SELECT entry.id, ${GROUP} AS "group", entry.service_type, entry.service_point_ids, entry.first_day, entry.last_day,
  entry.weekdays, to_char(entry.from_time, 'HH24:MI') AS from_time, to_char(entry.until_time, 'HH24:MI') AS until_time,
  entry.language, entry.key_id, entry.person, entry.joined_at, former.reservation_code AS gives_up,
  (SELECT coalesce(jsonb_agg(name ORDER BY id), '[]') FROM service_point
    WHERE id = ANY (entry.service_point_ids)) AS points
FROM waiting_entry AS entry LEFT JOIN appointment AS former ON former.id = entry.former_appointment_id
WHERE ${GROUP} = $1 AND ${isAmong('$2')} AND ${isOfType('$3')}
ORDER BY CASE WHEN $1 = 'waiting' THEN entry.position END, entry.settled_at DESC, entry.position DESC
LIMIT $4`,
    values: [group, among, type, limit],
  });
}

/** An offer to somebody who waits; a slot that nobody booked may be gone. */
export interface ListedOffer extends Row<'waiting_offer', 'state'> {
  entry_id: string;
  offered_at: Date;
  ends_at: Date;
  point: LocalText | null;
  starts_at: Date | null;
}

/** The offers to these entries, the latest first. */
export function listOffers(db: Queryable, entryIds: readonly string[]): Promise<ListedOffer[]> {
  return db.rows<ListedOffer>({
    name: 'waiting-list-offers',
    text: `
SELECT offer.entry_id, offer.state, offer.offered_at, offer.ends_at, point.name AS point, slot.starts_at
FROM waiting_offer AS offer
LEFT JOIN slot ON slot.id = offer.slot_id
LEFT JOIN service_point AS point ON point.id = slot.service_point_id
WHERE offer.entry_id = ANY ($1::uuid[])
ORDER BY offer.position DESC`,
    values: [entryIds],
  });
}

/** The service points of an entry; undefined where there is none. */
export async function readPointsOfEntry(db: Queryable, id: string): Promise<string[] | undefined> {
  const row = await db.row<Row<'waiting_entry', 'service_point_ids'>>({
    name: 'waiting-list-points',
    text: 'SELECT service_point_ids FROM waiting_entry WHERE id = $1::uuid',
    values: [id],
  });
  return row?.service_point_ids;
}

import type { Queryable } from '../../db/pool.ts';

/**
 * Locks of the waiting list: an entry before its offers, both before holds and slots. Whoever frees a place has the
 * slot and only inserts rows here (`set_aside_places` of the migration), so it never waits for an entry.
 */

/** Whether anybody waits, or a place is kept for the list. */
export async function isListInUse(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'waiting-in-use',
    text: `
SELECT WHERE EXISTS (SELECT FROM waiting_entry WHERE state = 'WAITING')
  OR EXISTS (SELECT FROM waiting_offer WHERE state IN ('SET_ASIDE', 'OPEN'))`,
  });
  return rowCount === 1;
}

/** Entries whose open offer has ended, by time or with the hold of its place; the longest ended first. */
export function readEndedOffers(db: Queryable, now: Date): Promise<{ entry_id: string }[]> {
  return db.rows({
    name: 'waiting-ended-offers',
    text: `
SELECT entry_id FROM waiting_offer WHERE state = 'OPEN' AND (ends_at <= $1
  OR NOT EXISTS (SELECT FROM hold WHERE hold.id = waiting_offer.hold_id))
ORDER BY ends_at, id`,
    values: [now],
  });
}

/**
 * Ends the open offer of an entry, which waits on, and sets its place aside for the next one. The place is not set
 * aside where its hold has gone: it was closed, or is free for everybody already. The hold has a second at most from
 * here, in which the place passes on; where no process does that it is free by time.
 * @returns false when there is none, as when it was taken meanwhile
 */
export async function endOffer(
  db: Queryable,
  offer: { entryId: string; state: 'PASSED' | 'EXPIRED'; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'waiting-end-offer',
    text: `
WITH entry AS MATERIALIZED (
  SELECT id FROM waiting_entry WHERE id = $1::uuid AND state = 'OFFERED' FOR UPDATE
), ended AS (
  UPDATE waiting_offer SET settled_at = $3,
    state = CASE WHEN $2 = 'EXPIRED' AND ends_at > $3 THEN 'WITHDRAWN' ELSE $2 END
  FROM entry
  WHERE entry_id = entry.id AND waiting_offer.state = 'OPEN' AND ($2 = 'PASSED' OR ends_at <= $3
    OR NOT EXISTS (SELECT FROM hold WHERE hold.id = waiting_offer.hold_id))
  RETURNING entry_id, hold_id, slot_id
), waits AS (
  UPDATE waiting_entry SET state = 'WAITING', searched_at = NULL FROM ended WHERE waiting_entry.id = ended.entry_id
), kept AS (
  UPDATE hold SET expires_at = least(expires_at, $3::timestamptz + interval '1 second')
  FROM ended WHERE hold.id = ended.hold_id
  RETURNING hold.id, hold.slot_id
), again AS (
  INSERT INTO waiting_offer (hold_id, slot_id) SELECT id, slot_id FROM kept
)
SELECT FROM ended`,
    values: [offer.entryId, offer.state, offer.now],
  });
  return rowCount === 1;
}

/** Places that are kept and not yet offered, in the order they became free. */
export function readSetAside(db: Queryable): Promise<{ id: string; hold_id: string; starts_at: Date }[]> {
  return db.rows({
    name: 'waiting-set-aside',
    text: `
SELECT waiting_offer.id, hold_id, slot.starts_at FROM waiting_offer JOIN slot ON slot.id = waiting_offer.slot_id
WHERE state = 'SET_ASIDE' ORDER BY position`,
  });
}

/** Forgets places that were closed before they were offered: their holds have gone. */
export async function deleteClosedPlaces(db: Queryable): Promise<void> {
  await db.query({
    name: 'waiting-forget-closed',
    text: `
DELETE FROM waiting_offer
WHERE state = 'SET_ASIDE' AND NOT EXISTS (SELECT FROM hold WHERE hold.id = waiting_offer.hold_id)`,
  });
}

/**
 * Offers a place to whoever has waited longest of those it suits. The hold outlives the offer by a second, in which the
 * place passes to the next one; after that it is free by time, whatever becomes of this process.
 * @returns false when it suits nobody, is too near, or its hold has gone
 */
export async function offerPlace(db: Queryable, offer: { id: string; now: Date }): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'waiting-offer-place',
    text: `
WITH place AS MATERIALIZED (
  SELECT waiting_offer.id AS offer_id, waiting_offer.hold_id, slot,
    least(slot.starts_at, $2::timestamptz + make_interval(mins => CASE
      WHEN (slot.starts_at AT TIME ZONE 'Asia/Hong_Kong')::date = ($2::timestamptz AT TIME ZONE 'Asia/Hong_Kong')::date
      THEN same_day_minutes ELSE offer_minutes END)) AS ends_at,
    $2::timestamptz + make_interval(mins => same_day_minutes) AS soonest
  FROM waiting_offer JOIN slot ON slot.id = waiting_offer.slot_id, waiting_setting
  WHERE waiting_offer.id = $1::uuid AND waiting_offer.state = 'SET_ASIDE' AND waiting_setting.is_on
), first AS MATERIALIZED (
  SELECT waiting_entry.id FROM waiting_entry, place
  WHERE waiting_entry.state = 'WAITING' AND (place.slot).starts_at > place.soonest
    AND waiting_entry.service_type = (place.slot).service_type AND waiting_suits(waiting_entry, place.slot)
  ORDER BY waiting_entry.position LIMIT 1
  FOR UPDATE OF waiting_entry
), kept AS (
  UPDATE hold SET expires_at = place.ends_at + interval '1 second'
  FROM place, first WHERE hold.id = place.hold_id
  RETURNING place.offer_id, place.ends_at, first.id AS entry_id
), offered AS (
  UPDATE waiting_offer SET state = 'OPEN', entry_id = kept.entry_id, offered_at = $2, ends_at = kept.ends_at
  FROM kept WHERE waiting_offer.id = kept.offer_id AND waiting_offer.state = 'SET_ASIDE'
  RETURNING waiting_offer.id, waiting_offer.entry_id
), waits AS (
  UPDATE waiting_entry SET state = 'OFFERED' FROM offered WHERE waiting_entry.id = offered.entry_id
), told AS (
  INSERT INTO outbox (id, waiting_entry_id, kind, service_point_id, starts_at, due_at, created_at)
  SELECT offered.id, offered.entry_id, 'waiting-offer', (place.slot).service_point_id, (place.slot).starts_at, $2, $2
  FROM offered, place
)
SELECT FROM offered`,
    values: [offer.id, offer.now],
  });
  return rowCount === 1;
}

/** From here to the end of the transaction what becomes free is for everybody. */
export async function freeForAll(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'waiting-free-for-all',
    text: `SELECT set_config('phial.free_for_all', 'on', true)`,
  });
}

/** Forgets a place that was not offered. @returns false where it was offered, or forgotten, meanwhile */
export async function deleteSetAside(tx: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'waiting-forget-place',
    text: `DELETE FROM waiting_offer WHERE id = $1::uuid AND state = 'SET_ASIDE'`,
    values: [id],
  });
  return rowCount === 1;
}

/** Entries that are searched for in one statement: a bounded number of row locks. */
const ENTRIES_A_SEARCH = 200;

/**
 * How often an entry is searched for. What becomes free by a statement is kept by the trigger, and whoever begins to
 * wait is searched for at once; this finds what neither of them sees, as where a clash with another booking has ended.
 */
const SEARCH_SECONDS = 10;

/**
 * Keeps free places that somebody waits for: those that were free as somebody began to wait. An entry that found one is
 * searched for again at the next turn, as the place may go to somebody who waits longer.
 * @param search.soonest how early a visit may begin
 * @param search.after `position` of the entry before the first that is looked at
 * @param db no transaction with other locks: it passes over slots that somebody has under lock
 * @returns `position` of the last entry that was looked at; undefined when there was none
 */
export async function keepFreePlaces(
  db: Queryable,
  { soonest, now, after }: { soonest: Date; now: Date; after: string },
): Promise<string | undefined> {
  const { rows } = await db.query<{ last: string | null }>({
    name: 'waiting-keep-free',
    text: `
WITH due AS (
  SELECT waiting_entry, position FROM waiting_entry, waiting_setting
  WHERE is_on AND state = 'WAITING' AND position > $3::bigint
    AND (searched_at IS NULL OR searched_at <= $2::timestamptz - make_interval(secs => ${SEARCH_SECONDS}))
  ORDER BY position LIMIT ${ENTRIES_A_SEARCH}
), found AS MATERIALIZED (
  SELECT (due.waiting_entry).id AS entry_id, position, place.id AS slot_id FROM due LEFT JOIN LATERAL (
    SELECT slot.id FROM slot
    WHERE slot.service_point_id = ANY ((due.waiting_entry).service_point_ids)
      AND slot.service_type = (due.waiting_entry).service_type
      AND slot.starts_at >= (due.waiting_entry).first_day::timestamp AT TIME ZONE 'Asia/Hong_Kong'
      AND slot.starts_at < ((due.waiting_entry).last_day + 1)::timestamp AT TIME ZONE 'Asia/Hong_Kong'
      AND slot.starts_at > $1::timestamptz
      AND slot.taken < slot.capacity AND waiting_suits(due.waiting_entry, slot)
    ORDER BY slot.starts_at LIMIT 1
  ) AS place ON true
), searched AS (
  UPDATE waiting_entry SET searched_at = $2 FROM found
  WHERE waiting_entry.id = found.entry_id AND found.slot_id IS NULL
), wanted AS (
  SELECT slot_id, count(*)::int AS entries FROM found WHERE slot_id IS NOT NULL GROUP BY slot_id
), locked AS MATERIALIZED (
  SELECT slot.id FROM slot WHERE slot.id IN (SELECT slot_id FROM wanted) ORDER BY slot.id FOR UPDATE SKIP LOCKED
), kept AS MATERIALIZED (
  SELECT set_aside_places(locked.id, wanted.entries) FROM locked JOIN wanted ON wanted.slot_id = locked.id
)
SELECT (SELECT max(position) FROM found)::text AS last, (SELECT count(*) FROM kept) AS kept`,
    values: [soonest, now, after],
  });
  return rows[0]?.last ?? undefined;
}

/**
 * Keeps what a party has left of the seats that it gave up, or found expired, so that nobody snatches them.
 * @param tx a transaction that has the slots under lock
 * @param left seats by slot
 */
export async function keepLeftPlaces(tx: Queryable, left: ReadonlyMap<string, number>): Promise<void> {
  if (left.size === 0) return;
  await tx.query({
    name: 'waiting-keep-left',
    text: `
SELECT set_aside_places(slot_id, seats) FROM unnest($1::uuid[], $2::int[]) AS given_up (slot_id, seats)`,
    values: [[...left.keys()], [...left.values()]],
  });
}

/**
 * Takes service points that have retired out of what is wished for, and ends entries that have none left.
 * @param today Hong Kong day
 * @param tellAt when those who waited are told
 * @returns how many entries
 */
export async function dropRetiredPoints(
  db: Queryable,
  { today, now, tellAt }: { today: string; now: Date; tellAt: Date },
): Promise<number> {
  const { rowCount } = await db.query({
    name: 'waiting-retired',
    text: `
WITH entry AS MATERIALIZED (
  SELECT id, ARRAY(
    SELECT wanted FROM unnest(service_point_ids) AS wanted
    WHERE NOT EXISTS (SELECT FROM service_point WHERE service_point.id = wanted
      AND retired_from <= greatest(first_day, $1::date))) AS points
  FROM waiting_entry
  WHERE state = 'WAITING' AND EXISTS (SELECT FROM service_point
    WHERE service_point.id = ANY (service_point_ids) AND retired_from <= greatest(first_day, $1::date))
), changed AS (
  UPDATE waiting_entry
  SET service_point_ids = CASE WHEN entry.points = '{}' THEN service_point_ids ELSE entry.points END,
    state = CASE WHEN entry.points = '{}' THEN 'ENDED' ELSE state END,
    settled_at = CASE WHEN entry.points = '{}' THEN $2::timestamptz END
  FROM entry WHERE waiting_entry.id = entry.id AND waiting_entry.state = 'WAITING'
  RETURNING waiting_entry.id, waiting_entry.state
), told AS (
  INSERT INTO outbox (id, waiting_entry_id, kind, due_at, created_at)
  SELECT gen_random_uuid(), id, 'waiting-ended', $3::timestamptz, $2 FROM changed WHERE state = 'ENDED'
)
SELECT FROM changed`,
    values: [today, now, tellAt],
  });
  return rowCount;
}

/**
 * Ends entries whose last day has passed.
 * @param today Hong Kong day
 * @param tellAt when those who waited are told
 */
export async function endPastEntries(
  db: Queryable,
  { today, now, tellAt }: { today: string; now: Date; tellAt: Date },
) {
  const { rowCount } = await db.query({
    name: 'waiting-past',
    text: `
WITH ended AS (
  UPDATE waiting_entry SET state = 'ENDED', settled_at = $2 WHERE state = 'WAITING' AND last_day < $1::date
  RETURNING id
), told AS (
  INSERT INTO outbox (id, waiting_entry_id, kind, due_at, created_at)
  SELECT gen_random_uuid(), id, 'waiting-ended', $3::timestamptz, $2 FROM ended
)
SELECT FROM ended`,
    values: [today, now, tellAt],
  });
  return rowCount;
}

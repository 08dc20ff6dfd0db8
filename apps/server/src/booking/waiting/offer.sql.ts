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

/** Entries whose open offer has ended, the longest ended first. */
export function readEndedOffers(db: Queryable, now: Date): Promise<{ entry_id: string }[]> {
  return db.rows({
    name: 'waiting-ended-offers',
    text: `SELECT entry_id FROM waiting_offer WHERE state = 'OPEN' AND ends_at <= $1 ORDER BY ends_at, id LIMIT 200`,
    values: [now],
  });
}

/**
 * Ends the open offer of an entry, which waits on, and sets its place aside for the next one. The place is not set
 * aside where its hold has gone: then it is free for everybody already.
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
  UPDATE waiting_offer SET state = $2, settled_at = $3
  FROM entry
  WHERE entry_id = entry.id AND waiting_offer.state = 'OPEN' AND ($2 = 'PASSED' OR ends_at <= $3)
  RETURNING entry_id, hold_id, slot_id
), waits AS (
  UPDATE waiting_entry SET state = 'WAITING' FROM ended WHERE waiting_entry.id = ended.entry_id
), kept AS (
  UPDATE hold SET expires_at = slot.starts_at
  FROM ended JOIN slot ON slot.id = ended.slot_id
  WHERE hold.id = ended.hold_id
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
WHERE state = 'SET_ASIDE' ORDER BY position LIMIT 200`,
  });
}

/**
 * Offers a place to whoever has waited longest of those it suits. The hold outlives the offer by a second, in which the
 * place passes to the next one; after that it is free by time, whatever becomes of this process.
 * @returns false when it suits nobody, or is too near
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
  FROM waiting_offer JOIN slot ON slot.id = waiting_offer.slot_id
    JOIN hold ON hold.id = waiting_offer.hold_id, waiting_setting
  WHERE waiting_offer.id = $1::uuid AND waiting_offer.state = 'SET_ASIDE' AND waiting_setting.is_on
    AND hold.expires_at > $2
), first AS MATERIALIZED (
  SELECT waiting_entry.id FROM waiting_entry, place
  WHERE waiting_entry.state = 'WAITING' AND (place.slot).starts_at > place.soonest
    AND waiting_entry.service_type = (place.slot).service_type AND waiting_suits(waiting_entry, place.slot)
  ORDER BY waiting_entry.position LIMIT 1
  FOR UPDATE OF waiting_entry
), offered AS (
  UPDATE waiting_offer SET state = 'OPEN', entry_id = first.id, offered_at = $2, ends_at = place.ends_at
  FROM place, first WHERE waiting_offer.id = place.offer_id
  RETURNING waiting_offer.id, waiting_offer.hold_id, waiting_offer.entry_id, waiting_offer.ends_at
), kept AS (
  UPDATE hold SET expires_at = offered.ends_at + interval '1 second' FROM offered WHERE hold.id = offered.hold_id
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

/** Forgets a place that was not offered. */
export async function deleteSetAside(tx: Queryable, id: string): Promise<void> {
  await tx.query({
    name: 'waiting-forget-place',
    text: `DELETE FROM waiting_offer WHERE id = $1::uuid AND state = 'SET_ASIDE'`,
    values: [id],
  });
}

/**
 * Keeps free places that somebody waits for: what became free by time, or was free as somebody joined.
 * @param soonest how early a visit may begin
 * @param db no transaction with other locks: it passes over slots that somebody has under lock
 * @returns how many
 */
export async function keepFreePlaces(db: Queryable, soonest: Date): Promise<number> {
  const { rows } = await db.query<{ kept: number }>({
    name: 'waiting-keep-free',
    text: `
WITH waiting AS (
  SELECT waiting_entry FROM waiting_entry, waiting_setting
  WHERE is_on AND state = 'WAITING' ORDER BY position LIMIT 200
), wanted AS (
  SELECT DISTINCT place.id FROM waiting, LATERAL (
    SELECT slot.id FROM slot
    WHERE slot.service_point_id = ANY ((waiting.waiting_entry).service_point_ids)
      AND slot.service_type = (waiting.waiting_entry).service_type
      AND slot.starts_at >= (waiting.waiting_entry).first_day::timestamp AT TIME ZONE 'Asia/Hong_Kong'
      AND slot.starts_at < ((waiting.waiting_entry).last_day + 1)::timestamp AT TIME ZONE 'Asia/Hong_Kong'
      AND slot.starts_at > $1::timestamptz
      AND slot.taken < slot.capacity AND waiting_suits(waiting.waiting_entry, slot)
    ORDER BY slot.starts_at LIMIT 1
  ) AS place
), locked AS MATERIALIZED (
  SELECT slot.id FROM slot WHERE slot.id IN (SELECT id FROM wanted) ORDER BY slot.id FOR UPDATE SKIP LOCKED
)
SELECT coalesce(sum(set_aside_places(locked.id, 1)), 0)::int AS kept FROM locked`,
    values: [soonest],
  });
  return rows[0]?.kept ?? 0;
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

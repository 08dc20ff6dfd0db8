import { sql } from 'kysely';
import type { TestDatabase } from '../open-test-database.ts';

/** Two things that happened closer together than this may have happened in either order. */
const SLACK_MS = 2_000;

interface Entry {
  id: string;
  position: number;
  state: string;
  joined: number;
  settled: number | null;
  from_hour: number;
  until_hour: number;
  before: number | null;
  point: string;
  appointment_id: string | null;
  bookings: number;
}

interface Offer {
  state: string;
  hold_id: string;
  slot_id: string;
  entry_id: string;
  offered: number;
  ended: number;
}

interface Place {
  id: string;
  point: string;
  starts: number;
  hour: number;
}

interface History {
  entries: Entry[];
  offers: Offer[];
  places: Map<string, Place>;
  /** Bookings of the public that were made in the storm. */
  snatched: { slot_id: string; at: number }[];
}

const ms = (column: string) => sql.raw(`(extract(epoch FROM ${column}) * 1000)::float8`);

async function readHistory(db: TestDatabase, since: Date): Promise<History> {
  const entries = await sql<Entry>`
    SELECT id, position::int, state, ${ms('joined_at')} AS joined, ${ms('settled_at')} AS settled,
      extract(hour FROM from_time)::int AS from_hour, extract(hour FROM until_time)::int AS until_hour,
      ${ms('before')} AS before, service_point_ids[1] AS point, appointment_id,
      (SELECT count(*)::int FROM appointment WHERE status <> 'CANCELLED'
        AND appointment.document_hash = waiting_entry.document_hash) AS bookings
    FROM waiting_entry`.execute(db.kysely);
  const offers = await sql<Offer>`
    SELECT state, hold_id, slot_id, entry_id, ${ms('offered_at')} AS offered, ${ms('coalesce(settled_at, ends_at)')} AS ended
    FROM waiting_offer WHERE entry_id IS NOT NULL ORDER BY offered_at`.execute(db.kysely);
  const places = await sql<Place>`
    SELECT id, service_point_id AS point, ${ms('starts_at')} AS starts,
      extract(hour FROM starts_at AT TIME ZONE 'Asia/Hong_Kong')::int AS hour FROM slot`.execute(db.kysely);
  const snatched = await sql<{ slot_id: string; at: number }>`
    SELECT slot_id, ${ms('created_at')} AS at FROM appointment
    WHERE created_at > ${since} AND id NOT IN (SELECT appointment_id FROM waiting_entry WHERE appointment_id IS NOT NULL)`.execute(
    db.kysely,
  );
  return {
    entries: entries.rows,
    offers: offers.rows,
    places: new Map(places.rows.map((place) => [place.id, place])),
    snatched: snatched.rows,
  };
}

/** Whether an entry waited for a place at an instant, and had done so for a while, and went on doing so. */
function clearlyWaited(history: History, entry: Entry, place: Place, at: number): boolean {
  const own = history.offers.filter(({ entry_id: id }) => id === entry.id);
  return (
    entry.joined < at - SLACK_MS &&
    (entry.settled === null || entry.settled > at + SLACK_MS) &&
    entry.point === place.point &&
    place.hour >= entry.from_hour &&
    place.hour < entry.until_hour &&
    (entry.before === null || place.starts < entry.before) &&
    own.every(
      ({ slot_id: slot, offered, ended }) =>
        slot !== place.id && (at < offered - SLACK_MS || at > ended + SLACK_MS),
    )
  );
}

/** What the waiting list has done wrong in a storm, in words, and how much was looked at. */
export async function judgeWaiting(
  db: TestDatabase,
  since: Date,
): Promise<{ faults: string[]; offers: number; taken: number; snatched: number }> {
  const history = await readHistory(db, since);
  const { entries, offers, places, snatched } = history;
  const faults: string[] = [];
  const placeOf = (id: string) => places.get(id) as Place;

  for (const [hold, own] of Map.groupBy(offers, ({ hold_id: id }) => id))
    for (const [index, offer] of own.entries()) {
      const next = own[index + 1];
      if (next && next.offered < offer.ended) faults.push(`place ${hold} was offered to two at once`);
    }
  for (const { entry_id: id, slot_id: slot, offered } of offers) {
    const got = entries.find((entry) => entry.id === id);
    for (const other of entries)
      if (got && other.position < got.position && clearlyWaited(history, other, placeOf(slot), offered))
        faults.push(`entry ${got.position} was offered a place before ${other.position}`);
  }
  for (const { slot_id: slot, at } of snatched)
    for (const entry of entries)
      if (clearlyWaited(history, entry, placeOf(slot), at))
        faults.push(`a place was snatched from entry ${entry.position}`);
  for (const entry of entries) {
    const taken = offers.filter((offer) => offer.entry_id === entry.id && offer.state === 'TAKEN').length;
    const isTaken = entry.state === 'TAKEN';
    if (taken !== Number(isTaken))
      faults.push(`entry ${entry.position} is ${entry.state} with ${taken} taken offers`);
    if (isTaken && entry.bookings !== 1)
      faults.push(`entry ${entry.position} has ${entry.bookings} bookings`);
    if (entry.state === 'OFFERED' || entry.state === 'WAITING')
      faults.push(`entry ${entry.position} is left ${entry.state}`);
  }
  for (const { state } of offers)
    if (state === 'WITHDRAWN' || state === 'OPEN') faults.push(`an offer is left ${state}`);
  const taken = entries.filter(({ state }) => state === 'TAKEN').length;
  return { faults, offers: offers.length, taken, snatched: snatched.length };
}

/** Slots that are oversold at this moment: more bookings and standing holds than seats. */
export async function findOversold(db: TestDatabase): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM slot WHERE capacity <
      (SELECT count(*) FROM appointment WHERE slot_id = slot.id AND status <> 'CANCELLED')
      + (SELECT count(*) FROM hold WHERE slot_id = slot.id AND expires_at > now())`.execute(db.kysely);
  return rows.map(({ id }) => `slot ${id} was oversold`);
}

/**
 * Lets the time of the open offers of a slot run out in a moment, as nobody waits for half an hour in a test.
 * @returns when it ends; undefined where there is none
 */
export async function hurryOffers(db: TestDatabase, slotId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ ends_at: Date }>`
    WITH offer AS (
      UPDATE waiting_offer SET ends_at = now() + interval '300 milliseconds'
      WHERE state = 'OPEN' AND slot_id = ${slotId}::uuid
      RETURNING hold_id, ends_at
    )
    UPDATE hold SET expires_at = offer.ends_at + interval '1 second' FROM offer WHERE hold.id = offer.hold_id
    RETURNING offer.ends_at`.execute(db.kysely);
  return rows[0]?.ends_at;
}

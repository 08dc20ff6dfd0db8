import { PARTY_MINUTES, shareOutSeats } from '@phial/domain/booking/party';
import type { Transaction } from '../../db/pool.ts';
import type { WantedSlot } from '../seat.sql.ts';
import { freeForAll } from '../waiting/offer.sql.ts';

/** A slot that may seat somebody of a party, or did so in a former hold. */
interface LockedSlot {
  id: string;
  service_point_id: string;
  service_type: string;
  starts_at: Date;
  /** Begins within the time of the party. */
  wanted: boolean;
}

/** A slot with a seat for somebody of the party. */
export interface PartySeat {
  slotId: string;
  startsAt: Date;
}

export interface PartySeats {
  /** One for each person, by time; `null`: no slot begins at that time; `false`: not enough seats. */
  seats: PartySeat[] | null | false;
  /** Points and types where a former hold was given up. */
  freed: Pick<LockedSlot, 'service_point_id' | 'service_type'>[];
  /** Seats by slot that were given up or had expired; those the party does not take are for the waiting list. */
  givenUp: Map<string, number>;
}

/**
 * Finds seats for all people of a party, and locks their slots until the transaction ends. It gives up the party's
 * former hold and expired ones; a caller that gets no seats rolls back, and so keeps that hold.
 *
 * All slots are locked first, in the order of their ids as everywhere (see `seat.sql.ts`), so that no two of these, nor
 * a change of a booking, wait for each other in a circle. The statements after it see what others committed before.
 * Seats that the party holds are its own at their times, also where the first time has room again.
 */
export async function findPartySeats(
  tx: Transaction,
  wanted: WantedSlot,
  people: number,
): Promise<PartySeats> {
  // What the party gives up is what it goes on to take; the caller keeps what it leaves for the waiting list.
  await freeForAll(tx);
  const locked = await lockSlots(tx, wanted);
  const gone = await giveUpHolds(tx, locked, wanted);
  const own = new Map(gone.filter((slot) => slot.own > 0).map((slot) => [slot.slot_id, slot.own]));
  const givenUp = new Map(gone.map(({ slot_id: id, seats }) => [id, seats]));
  const freed = locked.filter(({ id }) => own.has(id));
  const lapsed = new Map(gone.map((slot) => [slot.slot_id, slot.seats - slot.own]));
  const free = await readFree(tx, locked, lapsed);
  const slots = free.map((slot) => ({ ...slot, own: own.get(slot.slotId) ?? 0 }));
  if (slots[0]?.startsAt.getTime() !== wanted.startsAt.getTime()) return { seats: null, freed, givenUp };
  const kept = shareOutSeats(
    slots.map((slot) => ({ ...slot, free: Math.min(slot.own, slot.free) })),
    people,
  );
  return { seats: kept ?? shareOutSeats(slots, people) ?? false, freed, givenUp };
}

async function lockSlots(tx: Transaction, { holdId, ...wanted }: WantedSlot): Promise<LockedSlot[]> {
  return tx.rows<LockedSlot>({
    name: 'party-lock',
    text: `
WITH own AS (
  SELECT slot_id FROM hold WHERE id = $4::uuid OR party_id = $4::uuid
)
SELECT id, service_point_id, service_type, starts_at,
  service_point_id = $1 AND service_type = $2 AND starts_at >= $3
    AND starts_at < $3::timestamptz + interval '${PARTY_MINUTES} minutes' AND capacity > 0 AS wanted
FROM slot
WHERE (service_point_id = $1 AND service_type = $2 AND starts_at >= $3
    AND starts_at < $3::timestamptz + interval '${PARTY_MINUTES} minutes')
  OR id IN (SELECT slot_id FROM own)
ORDER BY id
FOR UPDATE OF slot`,
    values: [wanted.servicePointId, wanted.serviceType, wanted.startsAt, holdId ?? null],
  });
}

/** Gives up the party's own hold, and those that have expired. @returns seats by slot, and those of its own hold */
function giveUpHolds(
  tx: Transaction,
  locked: readonly LockedSlot[],
  { now, holdId }: WantedSlot,
): Promise<{ slot_id: string; seats: number; own: number }[]> {
  return tx.rows({
    name: 'party-give-up',
    text: `
WITH gone AS (
  DELETE FROM hold
  WHERE slot_id = ANY ($1::uuid[]) AND (expires_at <= $2 OR id = $3::uuid OR party_id = $3::uuid)
  RETURNING slot_id, expires_at > $2 AS own
), counted AS (
  SELECT slot_id, count(*)::int AS seats, (count(*) FILTER (WHERE own))::int AS own FROM gone GROUP BY slot_id
), freed AS (
  UPDATE slot SET taken = taken - counted.seats FROM counted WHERE slot.id = counted.slot_id
)
SELECT slot_id, seats, own FROM counted`,
    values: [locked.map(({ id }) => id), now, holdId ?? null],
  });
}

/** @param lapsed seats by slot whose holds had expired: they go to whoever is on the waiting list first */
function readFree(
  tx: Transaction,
  locked: readonly LockedSlot[],
  lapsed: ReadonlyMap<string, number>,
): Promise<(PartySeat & { free: number })[]> {
  const wanted = locked.filter((slot) => slot.wanted).map(({ id }) => id);
  return tx.rows({
    name: 'party-free',
    text: `
SELECT id AS "slotId", starts_at AS "startsAt", greatest(0, capacity - taken - CASE
  WHEN lapsed = 0 THEN 0 ELSE places_to_keep(id, capacity - taken, lapsed) END) AS free
FROM unnest($1::uuid[], $2::int[]) AS wanted (slot_id, lapsed) JOIN slot ON slot.id = slot_id ORDER BY starts_at`,
    values: [wanted, wanted.map((id) => lapsed.get(id) ?? 0)],
  });
}

/**
 * Holds the seats; the first hold has the id that names them all.
 * @param tx the transaction in which {@link findPartySeats} found them
 * @throws a database error of the constraint `hold_pkey` when the id is in use
 */
export async function insertPartyHold(
  tx: Transaction,
  hold: { ids: string[]; seats: readonly PartySeat[]; expiresAt: Date; networkHash: Buffer | undefined },
): Promise<void> {
  await tx.query({
    name: 'party-hold',
    text: `
WITH held AS (
  INSERT INTO hold (id, slot_id, expires_at, network_hash, party_id)
  SELECT seat.id, seat.slot_id, $3::timestamptz, $4::bytea, ($1::uuid[])[1]
  FROM unnest($1::uuid[], $2::uuid[]) AS seat (id, slot_id)
  RETURNING slot_id
), counted AS (
  SELECT slot_id, count(*)::int AS seats FROM held GROUP BY slot_id
)
UPDATE slot SET taken = taken + counted.seats FROM counted WHERE slot.id = counted.slot_id`,
    values: [hold.ids, hold.seats.map(({ slotId }) => slotId), hold.expiresAt, hold.networkHash ?? null],
  });
}

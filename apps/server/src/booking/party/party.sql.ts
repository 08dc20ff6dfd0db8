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
  // What the party gives up is what it goes on to take; a seat it leaves is found by the waiting list's next turn.
  await freeForAll(tx);
  const locked = await lockSlots(tx, wanted);
  const own = await giveUpHolds(tx, locked, wanted);
  const freed = locked.filter(({ id }) => own.has(id));
  const slots = (await readFree(tx, locked)).map((slot) => ({ ...slot, own: own.get(slot.slotId) ?? 0 }));
  if (slots[0]?.startsAt.getTime() !== wanted.startsAt.getTime()) return { seats: null, freed };
  const kept = shareOutSeats(
    slots.map((slot) => ({ ...slot, free: Math.min(slot.own, slot.free) })),
    people,
  );
  return { seats: kept ?? shareOutSeats(slots, people) ?? false, freed };
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

/** @returns how many seats of each slot the party's own hold had, while it had not ended */
async function giveUpHolds(
  tx: Transaction,
  locked: readonly LockedSlot[],
  { now, holdId }: WantedSlot,
): Promise<Map<string, number>> {
  const rows = await tx.rows<{ slot_id: string; own: number }>({
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
SELECT slot_id, own FROM counted WHERE own > 0`,
    values: [locked.map(({ id }) => id), now, holdId ?? null],
  });
  return new Map(rows.map(({ slot_id: id, own }) => [id, own]));
}

async function readFree(
  tx: Transaction,
  locked: readonly LockedSlot[],
): Promise<(PartySeat & { free: number })[]> {
  return tx.rows<PartySeat & { free: number }>({
    name: 'party-free',
    text: `
SELECT id AS "slotId", starts_at AS "startsAt", greatest(0, capacity - taken) AS free
FROM slot WHERE id = ANY ($1::uuid[]) ORDER BY starts_at`,
    values: [locked.filter((slot) => slot.wanted).map(({ id }) => id)],
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

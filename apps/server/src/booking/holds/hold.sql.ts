import { lockHoldShare } from '../../db/locks.ts';
import type { Queryable } from '../../db/pool.ts';
import { DECIDE, SETTLE, slotValues, type WantedSlot } from '../seat.sql.ts';

/**
 * A seat kept, whole. The visitor's former hold (`$5`) makes room where it is
 * on the wanted slot, and is given up where it is on another, but only when the
 * wanted seat was got.
 */
const TAKE = `
WITH locked AS MATERIALIZED (
  SELECT id, capacity, taken, false AS former,
    service_point_id = $1 AND service_type = $2 AND starts_at = $3 AS wanted
  FROM slot
  WHERE (service_point_id = $1 AND service_type = $2 AND starts_at = $3)
    OR id = (SELECT slot_id FROM hold WHERE id = $5::uuid)
  ORDER BY id
  FOR UPDATE
), ${DECIDE}, given_up AS (
  DELETE FROM hold USING decided
  WHERE hold.id = $5::uuid AND hold.slot_id <> decided.id AND hold.expires_at > $4 AND decided.got
  RETURNING hold.slot_id
), ${SETTLE}, held AS (
  INSERT INTO hold (id, slot_id, expires_at, network_hash)
  SELECT $6::uuid, decided.id, $7::timestamptz, $8::bytea FROM decided WHERE got
)
SELECT (SELECT got FROM decided) AS got, slot.service_point_id, slot.service_type
FROM (VALUES (1)) AS always
  LEFT JOIN given_up ON true
  LEFT JOIN slot ON slot.id = given_up.slot_id`;

export interface TakeRow {
  /** Null: no such slot. */
  got: boolean | null;
  /** Where the former hold was given up; null when there was none on another slot. */
  service_point_id: string | null;
  service_type: string | null;
}

export interface NewHold {
  /** Its `holdId` is the hold to replace. */
  wanted: WantedSlot;
  id: string;
  expiresAt: Date;
  /** Whose holds count together; undefined where nothing is limited. */
  networkHash: Buffer | undefined;
}

/** @throws a database error of the constraint `hold_pkey` when the id is in use; nothing is written then */
export async function insertHold(db: Queryable, hold: NewHold): Promise<TakeRow> {
  const { rows } = await db.query<TakeRow>({
    name: 'hold-take',
    text: TAKE,
    values: [...slotValues(hold.wanted), hold.id, hold.expiresAt, hold.networkHash ?? null],
  });
  return rows[0] as TakeRow;
}

/**
 * Whoever extends a hold has its row, not the slot's: the seat is taken
 * already, and whoever collects expired holds looks at the row again.
 * @returns how often it has been extended now, undefined when it has ended or the extensions are spent
 */
export async function moveExpiry(
  db: Queryable,
  hold: { id: string; now: Date; expiresAt: Date; mostExtensions: number },
): Promise<number | undefined> {
  const { rows } = await db.query<{ extensions: number }>({
    name: 'hold-extend',
    text: `
UPDATE hold SET expires_at = $3, extensions = extensions + 1
WHERE (id = $1::uuid OR party_id = $1::uuid) AND expires_at > $2 AND extensions < $4
RETURNING extensions`,
    values: [hold.id, hold.now, hold.expiresAt, hold.mostExtensions],
  });
  return rows[0]?.extensions;
}

/** Lets a hold end at `end`, or earlier where it would have ended before. */
export async function shortenHold(db: Queryable, id: string, end: Date): Promise<void> {
  await db.query({
    name: 'hold-shorten',
    text: 'UPDATE hold SET expires_at = least(expires_at, $2) WHERE id = $1::uuid OR party_id = $1::uuid',
    values: [id, end],
  });
}

/** Whether a hold stands at this moment. */
export async function isHeld(db: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'hold-stands',
    text: 'SELECT FROM hold WHERE id = $1::uuid AND expires_at > $2',
    values: [id, now],
  });
  return rowCount === 1;
}

const RELEASE = `
WITH locked AS MATERIALIZED (
  SELECT id, service_point_id, service_type FROM slot
  WHERE id IN (SELECT slot_id FROM hold WHERE id = $1::uuid OR party_id = $1::uuid)
  ORDER BY id
  FOR UPDATE
), released AS (
  DELETE FROM hold USING locked
  WHERE (hold.id = $1::uuid OR hold.party_id = $1::uuid) AND hold.slot_id = locked.id
  RETURNING hold.slot_id
), counted AS (
  SELECT slot_id, count(*)::int AS seats FROM released GROUP BY slot_id
), freed AS (
  UPDATE slot SET taken = taken - counted.seats FROM counted WHERE slot.id = counted.slot_id
)
SELECT locked.service_point_id, locked.service_type FROM released JOIN locked ON locked.id = released.slot_id`;

export interface FreedSlot {
  service_point_id: string;
  service_type: string;
}

/** Gives a seat back, or those of a party; undefined when there is no such hold. */
export async function deleteHold(db: Queryable, id: string): Promise<FreedSlot | undefined> {
  return db.row<FreedSlot>({ name: 'hold-release', text: RELEASE, values: [id] });
}

/** Slots in one sweep: a bounded number of row locks. */
const SLOTS_A_SWEEP = 200;

const SWEEP = `
WITH due AS (
  SELECT DISTINCT slot_id FROM hold WHERE expires_at <= $1 LIMIT ${SLOTS_A_SWEEP}
), locked AS MATERIALIZED (
  SELECT id FROM slot WHERE id IN (SELECT slot_id FROM due) ORDER BY id FOR UPDATE
), expired AS (
  DELETE FROM hold USING locked WHERE hold.slot_id = locked.id AND hold.expires_at <= $1
  RETURNING hold.slot_id
), counted AS (
  SELECT slot_id, count(*)::int AS seats FROM expired GROUP BY slot_id
), freed AS (
  UPDATE slot SET taken = taken - counted.seats FROM counted WHERE slot.id = counted.slot_id
)
SELECT coalesce(sum(seats), 0)::int AS seats FROM counted`;

/** @returns how many expired holds were removed; up to 200 slots at a time */
export async function deleteExpiredHolds(db: Queryable, now: Date): Promise<number> {
  const { rows } = await db.query<{ seats: number }>({ name: 'hold-sweep', text: SWEEP, values: [now] });
  return rows[0]?.seats ?? 0;
}

/** One network holds at most this part of what is free at a service point on a day, and one seat in any case. */
const SHARE = 10;

/**
 * Whether a network may hold another seat, or those of a party, at a service point on the day of the wanted one. Of
 * two that ask at once the second waits until the transaction of the first has ended, and then counts its hold.
 * @param tx a transaction, which then takes the hold
 */
export async function mayHoldMore(
  tx: Queryable,
  {
    wanted,
    networkHash,
    people = 1,
  }: { wanted: WantedSlot & { serviceDay: string }; networkHash: Buffer; people?: number },
): Promise<boolean> {
  await lockHoldShare(tx, {
    networkHash,
    servicePointId: wanted.servicePointId,
    serviceDay: wanted.serviceDay,
  });
  const { rows } = await tx.query<{ may: boolean }>({
    name: 'hold-share',
    text: `
WITH day AS (
  SELECT id, capacity - taken AS free FROM slot
  WHERE service_point_id = $1 AND starts_at >= $2::date::timestamp AT TIME ZONE 'Asia/Hong_Kong'
    AND starts_at < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Hong_Kong'
), own AS (
  SELECT count(*)::int AS holds FROM hold
  WHERE network_hash = $3 AND expires_at > $4 AND slot_id IN (SELECT id FROM day)
    AND id IS DISTINCT FROM $5::uuid AND (party_id IS NULL OR party_id IS DISTINCT FROM $5::uuid)
)
SELECT own.holds + $6::int <= greatest($6::int, (SELECT coalesce(sum(greatest(free, 0)), 0) FROM day) / ${SHARE}) AS may FROM own`,
    values: [wanted.servicePointId, wanted.serviceDay, networkHash, wanted.now, wanted.holdId, people],
  });
  return rows[0]?.may ?? true;
}

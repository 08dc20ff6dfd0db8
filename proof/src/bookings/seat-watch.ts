import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { TestDatabase } from '../../../apps/server/src/testing/open-test-database.ts';
import type { Complain } from './complaint.ts';
import type { Fleet } from './fleet.ts';

const EVERY_MS = 100;

/** Looks at all slots over and over while the proof runs. */
export interface SeatWatch {
  /** How often it could look. */
  looks(): number;
  stop(): Promise<void>;
}

export interface WrongSlot {
  readonly slot: string;
  readonly promise: 'doubled' | 'counters';
  readonly text: string;
}

/**
 * What is wrong with the slots at this moment, in words, in one statement that sees nothing half done: more active
 * places than seats, or a counter that is not the number of its rows.
 * @param now holds that have ended by then count no more
 */
export async function findWrongSlots(db: TestDatabase, now: Date): Promise<WrongSlot[]> {
  const { rows } = await sql<{
    id: string;
    capacity: number;
    taken: number;
    booked: number;
    held: number;
    live: number;
  }>`
    SELECT id, capacity, taken, booked, held, live FROM slot
    LEFT JOIN LATERAL (SELECT count(*)::int AS booked FROM appointment
      WHERE slot_id = slot.id AND status <> 'CANCELLED') AS appointments ON true
    LEFT JOIN LATERAL (SELECT count(*)::int AS held, (count(*) FILTER (WHERE expires_at > ${now}))::int AS live
      FROM hold WHERE slot_id = slot.id) AS holds ON true
    WHERE taken > 0 AND (taken <> booked + held OR booked + live > capacity)`.execute(db.kysely);
  return rows.map(({ id, capacity, taken, booked, held, live }) =>
    booked + live > capacity
      ? {
          slot: id,
          promise: 'doubled',
          text: `slot ${id}: ${booked} bookings and ${live} holds on ${capacity} seats`,
        }
      : { slot: id, promise: 'counters', text: `slot ${id} counts ${taken} and has ${booked + held} rows` },
  );
}

/** Complains once of each slot. */
export function watchSeats(db: TestDatabase, fleet: Fleet, complain: Complain): SeatWatch {
  const told = new Set<string>();
  let looks = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const faults = await findWrongSlots(db, fleet.now()).catch(() => undefined);
      if (faults !== undefined) looks += 1;
      for (const { slot, promise, text } of faults ?? []) {
        if (!told.has(slot)) complain(promise, text);
        told.add(slot);
      }
      await delay(EVERY_MS);
    }
  })();
  return {
    looks: () => looks,
    async stop() {
      isOver = true;
      await watching;
    },
  };
}

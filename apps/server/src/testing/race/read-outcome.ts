import { sql } from 'kysely';
import type { TestDatabase } from '../open-test-database.ts';
import type { RecordState, SlotState } from './journal.ts';

/** What the database holds after a race, slot by slot in the order of their times. */
export async function readSlots(db: TestDatabase): Promise<SlotState[]> {
  const { rows } = await sql<SlotState>`
    SELECT id AS slot, capacity, taken,
      (SELECT count(*)::int FROM appointment WHERE slot_id = slot.id AND status <> 'CANCELLED')
        + (SELECT count(*)::int FROM hold WHERE slot_id = slot.id) AS rows
    FROM slot ORDER BY starts_at`.execute(db.kysely);
  return rows;
}

export async function readRecords(db: TestDatabase): Promise<RecordState[]> {
  const { rows } = await sql<RecordState>`
    SELECT id AS "recordId", slot_id AS slot, status = 'CANCELLED' AS cancelled FROM appointment`.execute(
    db.kysely,
  );
  return rows;
}

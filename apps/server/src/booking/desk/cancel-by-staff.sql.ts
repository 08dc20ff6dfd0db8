import type { Queryable } from '../../db/pool.ts';

/** Cancels an appointment whose lock the caller has, and frees its place. */
export async function cancelLocked(tx: Queryable, cancel: { id: string; now: Date }): Promise<void> {
  await tx.query({
    name: 'desk-cancel',
    text: `
WITH cancelled AS (
  UPDATE appointment SET status = 'CANCELLED', cancelled_at = $2, updated_at = $2
  WHERE id = $1::uuid
  RETURNING slot_id
)
UPDATE slot SET taken = taken - 1 FROM cancelled WHERE slot.id = cancelled.slot_id`,
    values: [cancel.id, cancel.now],
  });
}

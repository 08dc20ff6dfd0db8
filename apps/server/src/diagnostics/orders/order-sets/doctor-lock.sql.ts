import type { Queryable } from '../../../db/pool.ts';

/**
 * Keeps others from changing the favourites and order sets of a doctor until the transaction ends, so that what was
 * counted and compared still holds when something is written, and so that nothing is written for an account that is
 * deleted meanwhile. Orders, which only refer to the row, do not wait.
 * @returns whether there is such an account
 */
export async function lockDoctor(tx: Queryable, doctorId: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'order-set-lock-doctor',
    text: 'SELECT FROM account WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
    values: [doctorId],
  });
  return rowCount === 1;
}

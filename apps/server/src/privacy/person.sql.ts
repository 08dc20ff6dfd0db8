import type { Queryable } from '../db/pool.ts';

/** For a search through all there is: a person's request is seldom, and must not fail for its length. */
export async function takeTime(tx: Queryable): Promise<void> {
  await tx.query({ name: 'privacy-patience', text: 'SET LOCAL statement_timeout = 0' });
}

/**
 * Locks all bookings under the hashes of a document number, past, coming and
 * cancelled, in the order in which their slots are to be locked after them.
 * @returns their ids
 */
export async function lockPerson(tx: Queryable, hashes: readonly Buffer[]): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'privacy-person-lock',
    text: `
SELECT id FROM appointment WHERE document_hash = ANY ($1::bytea[]) AND erased_at IS NULL
ORDER BY slot_id, id FOR UPDATE`,
    values: [hashes],
  });
  return rows.map(({ id }) => id);
}

import type { Queryable } from '../db/pool.ts';

/** Whether any of these contacts has asked for no reminders. @param hashes by every key of the ring */
export async function hasOptedOut(db: Queryable, hashes: readonly Buffer[]): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'reminders-opted-out',
    text: `SELECT FROM reminder_opt_out WHERE contact_hash = ANY ($1::bytea[]) LIMIT 1`,
    values: [hashes],
  });
  return rowCount > 0;
}

export async function optOut(
  db: Queryable,
  { hashes, keyId, now }: { hashes: readonly Buffer[]; keyId: string; now: Date },
): Promise<void> {
  await db.query({
    name: 'reminders-opt-out',
    text: `
INSERT INTO reminder_opt_out (contact_hash, hash_key_id, at)
SELECT contact_hash, $2, $3 FROM unnest($1::bytea[]) AS contact_hash
ON CONFLICT (contact_hash) DO NOTHING`,
    values: [hashes, keyId, now],
  });
}

export async function optIn(db: Queryable, hashes: readonly Buffer[]): Promise<void> {
  await db.query({
    name: 'reminders-opt-in',
    text: `DELETE FROM reminder_opt_out WHERE contact_hash = ANY ($1::bytea[])`,
    values: [hashes],
  });
}

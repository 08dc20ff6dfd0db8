import type { Database } from '../db/pool.ts';

/** Twenty thousand numbers are more than the least working memory, so PostgreSQL lays them down in a file. */
const SPILLED_NUMBERS = 20_000;

/**
 * Has the database write a temporary file of some hundred kilobytes: a row may still fit
 * into a page that is there while a full disk refuses every new one. Leaves nothing behind.
 * @throws what PostgreSQL says (`isConnectionError`): of class 53 when there is no room, 25006 when it takes no writes
 */
export async function tryWriting(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query({ name: 'room-write', text: 'DELETE FROM schema_migration WHERE false' });
    await tx.query({ name: 'room-memory', text: "SET LOCAL work_mem = '64kB'" });
    await tx.query({
      name: 'room-spill',
      text: 'SELECT count(*) FROM generate_series(1, $1::int)',
      values: [SPILLED_NUMBERS],
    });
  });
}

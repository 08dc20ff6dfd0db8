import type { Queryable } from '../db/pool.ts';

/** Any number, the same in every process: who holds it creates the first accounts. */
const ADVISORY_LOCK = 760_421_341;

/** Waits for another process that starts at the same time. */
export async function waitForOtherStarts(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'first-accounts-lock',
    text: 'SELECT pg_advisory_xact_lock($1)',
    values: [ADVISORY_LOCK],
  });
}

export async function hasAccounts(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'first-accounts-any',
    text: 'SELECT FROM account LIMIT 1',
    values: [],
  });
  return rowCount > 0;
}

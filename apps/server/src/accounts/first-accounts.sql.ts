import type { Queryable } from '../db/pool.ts';

export async function hasAccounts(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'first-accounts-any',
    text: 'SELECT FROM account LIMIT 1',
  });
  return rowCount > 0;
}

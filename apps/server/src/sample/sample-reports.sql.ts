import type { Queryable } from '../db/pool.ts';

/** What is loaded meanwhile goes over other connections, for as long as it takes. */
export async function bePatient(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'sample-patience',
    text: 'SET LOCAL idle_in_transaction_session_timeout = 0',
  });
}

/** The doctor's account that came with the sample content, unless somebody has taken it away. */
export async function findSampleDoctor(db: Queryable): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>({
    name: 'sample-doctor',
    text: `
SELECT id FROM account WHERE sample AND role = 'doctor' AND deleted_at IS NULL ORDER BY created_at, id LIMIT 1`,
  });
  return rows[0]?.id;
}

export async function hasReports(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'sample-has-reports',
    text: 'SELECT FROM report LIMIT 1',
  });
  return rowCount > 0;
}

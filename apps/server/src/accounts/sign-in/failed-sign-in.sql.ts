import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../db/pool.ts';

/** Stands for logins that nobody has, which are counted together. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

/**
 * Counts a failed sign-in. The first one of an account gets an entry in the audit log at once, each further one only
 * when {@link recordRepeatedSignIns} comes by.
 * @param failed.accountId undefined for a login that nobody has
 * @param failed.networkHash keyed hash of the network it came from
 */
export async function countFailedSignIn(
  db: Queryable,
  failed: { accountId: string | undefined; networkHash: Buffer; at: Date },
): Promise<void> {
  const detail = failed.accountId === undefined ? {} : { account: failed.accountId };
  await db.query({
    name: 'failed-sign-in-count',
    text: `
WITH counted AS (
  INSERT INTO failed_sign_in AS former (account_id, network_hash, first_at, last_at, attempts, first_recorded)
  VALUES ($1, $2, $3, $3, 1, NOT EXISTS (SELECT FROM failed_sign_in WHERE account_id = $1))
  ON CONFLICT (account_id, network_hash) DO UPDATE SET
    attempts = former.attempts + 1, last_at = greatest(former.last_at, $3)
  RETURNING attempts = 1 AND first_recorded AS is_first
)
INSERT INTO event (id, at, actor, action, detail)
SELECT $4, $3, 'visitor', 'sign-in-failed', $5::jsonb FROM counted WHERE is_first`,
    values: [
      failed.accountId ?? NO_ACCOUNT,
      failed.networkHash,
      failed.at,
      randomUUID(),
      JSON.stringify(detail),
    ],
  });
}

/**
 * Records the attempts that followed a first one: one entry an account, at the time of the last of them.
 * @param firstBefore accounts whose first attempt came later go on counting
 * @returns how many entries were written
 */
export async function recordRepeatedSignIns(db: Queryable, firstBefore: Date): Promise<number> {
  const { rowCount } = await db.query({
    name: 'failed-sign-in-record',
    text: `
WITH due AS (
  SELECT account_id FROM failed_sign_in GROUP BY account_id HAVING min(first_at) <= $1
), taken AS (
  DELETE FROM failed_sign_in AS failed USING due WHERE failed.account_id = due.account_id
  RETURNING failed.account_id, failed.last_at, failed.attempts - failed.first_recorded::int AS further
), summed AS (
  SELECT nullif(account_id, '${NO_ACCOUNT}') AS account, max(last_at) AS last_at,
    sum(further) AS attempts, count(*) AS networks
  FROM taken GROUP BY account_id HAVING sum(further) > 0
)
INSERT INTO event (id, at, actor, action, detail)
SELECT gen_random_uuid(), last_at, 'visitor', 'sign-in-failed',
  jsonb_strip_nulls(jsonb_build_object('account', account, 'attempts', attempts, 'networks', networks))
FROM summed`,
    values: [firstBefore],
  });
  return rowCount ?? 0;
}

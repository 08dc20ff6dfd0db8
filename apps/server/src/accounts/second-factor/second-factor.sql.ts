import type { Encrypted } from '../../crypto/key-ring.ts';
import type { Queryable } from '../../db/pool.ts';

/** Keeps a secret that is not in use yet; not where one is in use already. */
export async function storeSecret(
  db: Queryable,
  account: { id: string; encrypted: Encrypted; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'second-factor-store',
    text: `
UPDATE account SET totp_key_id = $2, totp_secret = $3, totp_step = 0, updated_at = $4
WHERE id = $1 AND NOT totp_on`,
    values: [account.id, account.encrypted.keyId, account.encrypted.bytes, account.now],
  });
  return rowCount === 1;
}

/**
 * Marks a time step as used and, with the first one, the secret as in use.
 * @param used.secret as it was read, encrypted: one begun anew in the meantime is not put into use by digits of the former
 * @returns whether the step was not used before: of two calls with one code only one is right
 */
export async function markStepUsed(
  db: Queryable,
  used: { accountId: string; secret: Buffer; step: number },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'second-factor-step',
    text: `
UPDATE account SET totp_step = $2, totp_on = true, version = version + CASE WHEN totp_on THEN 0 ELSE 1 END
WHERE id = $1 AND totp_step < $2 AND totp_secret = $3`,
    values: [used.accountId, used.step, used.secret],
  });
  return rowCount === 1;
}

/** With the recovery codes, which stand for its digits. */
export async function dropSecret(tx: Queryable, accountId: string, now: Date): Promise<void> {
  await tx.query({
    name: 'second-factor-drop',
    text: `
WITH dropped AS (DELETE FROM recovery_code WHERE account_id = $1)
UPDATE account SET totp_on = false, totp_key_id = NULL, totp_secret = NULL, totp_step = 0, updated_at = $2,
  version = version + 1
WHERE id = $1`,
    values: [accountId, now],
  });
}

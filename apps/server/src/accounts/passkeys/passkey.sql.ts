import type { Queryable } from '../../db/pool.ts';
import type { CamelRow } from '../../db/row.ts';

export type PasskeyPurpose = 'sign-in' | 'add' | 'confirm';

/**
 * Keeps a challenge until it is used, and sweeps some that nobody has.
 * @param challenge.accountId null for a sign-in
 */
export async function insertChallenge(
  db: Queryable,
  challenge: { hash: Buffer; purpose: PasskeyPurpose; accountId: string | null; now: Date; endsAt: Date },
): Promise<void> {
  await db.query({
    name: 'passkey-challenge-insert',
    text: `
WITH swept AS (
  DELETE FROM passkey_challenge WHERE challenge_hash IN (
    SELECT challenge_hash FROM passkey_challenge WHERE ends_at < $5 LIMIT 20 FOR UPDATE SKIP LOCKED)
)
INSERT INTO passkey_challenge (challenge_hash, purpose, account_id, ends_at) VALUES ($1, $2, $3, $4)`,
    values: [challenge.hash, challenge.purpose, challenge.accountId, challenge.endsAt, challenge.now],
  });
}

/** Uses a challenge up. @returns whether it was one of this purpose and account that had not ended */
export async function takeChallenge(
  db: Queryable,
  challenge: { hash: Buffer; purpose: PasskeyPurpose; accountId: string | null; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'passkey-challenge-take',
    text: `
DELETE FROM passkey_challenge
WHERE challenge_hash = $1 AND purpose = $2 AND account_id IS NOT DISTINCT FROM $3::uuid AND ends_at > $4`,
    values: [challenge.hash, challenge.purpose, challenge.accountId, challenge.now],
  });
  return rowCount === 1;
}

export type PasskeyRow = CamelRow<
  'passkey',
  'id' | 'account_id' | 'credential_id' | 'public_key' | 'transports' | 'name' | 'created_at' | 'last_used_at'
>;

const COLUMNS = `
id, account_id AS "accountId", credential_id AS "credentialId", public_key AS "publicKey", transports, name,
  created_at AS "createdAt", last_used_at AS "lastUsedAt"`;

export function findPasskey(db: Queryable, credentialId: Buffer) {
  return db.row<PasskeyRow>({
    name: 'passkey-by-credential',
    text: `SELECT ${COLUMNS} FROM passkey WHERE credential_id = $1`,
    values: [credentialId],
  });
}

/** The passkeys of an account, the oldest first. */
export function listPasskeys(db: Queryable, accountId: string) {
  return db.rows<PasskeyRow>({
    name: 'passkey-list',
    text: `SELECT ${COLUMNS} FROM passkey WHERE account_id = $1 ORDER BY created_at, id`,
    values: [accountId],
  });
}

/** @returns the row; undefined when some account has this passkey, and then nothing was written */
export function insertPasskey(
  tx: Queryable,
  passkey: Omit<PasskeyRow, 'createdAt' | 'lastUsedAt'> & { counter: number; now: Date },
) {
  const { id, accountId, credentialId, publicKey, counter, transports, name, now } = passkey;
  return tx.row<PasskeyRow>({
    name: 'passkey-insert',
    text: `
INSERT INTO passkey (id, account_id, credential_id, public_key, counter, transports, name, created_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT ON CONSTRAINT passkey_credential DO NOTHING
RETURNING ${COLUMNS}`,
    values: [id, accountId, credentialId, publicKey, counter, transports, name, now],
  });
}

/**
 * Moves the counter on. One statement: of two signatures with one counter only one is right.
 * @returns false, and nothing is written, where the counter does not move on: somebody has copied the passkey
 */
export async function countSignature(
  db: Queryable,
  signature: { passkeyId: string; counter: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'passkey-count',
    text: `
UPDATE passkey SET counter = $2, last_used_at = $3
WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
    values: [signature.passkeyId, signature.counter, signature.now],
  });
  return rowCount === 1;
}

/** @returns whether the account had it */
export async function deletePasskey(tx: Queryable, accountId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'passkey-delete',
    text: 'DELETE FROM passkey WHERE account_id = $1 AND id = $2',
    values: [accountId, id],
  });
  return rowCount === 1;
}

export async function deletePasskeys(tx: Queryable, accountId: string): Promise<void> {
  await tx.query({
    name: 'passkey-delete-all',
    text: 'DELETE FROM passkey WHERE account_id = $1',
    values: [accountId],
  });
}

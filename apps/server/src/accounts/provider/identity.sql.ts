import type { Queryable } from '../../db/pool.ts';

/** Who somebody is at the provider: `sub` is never given to anybody else, an e-mail address may be. */
export interface Identity {
  issuer: string;
  subject: string;
}

export async function findIdentity(
  db: Queryable,
  { issuer, subject }: Identity,
): Promise<string | undefined> {
  const row = await db.row<{ accountId: string }>({
    name: 'identity-find',
    text: 'SELECT account_id AS "accountId" FROM account_identity WHERE issuer = $1 AND subject = $2',
    values: [issuer, subject],
  });
  return row?.accountId;
}

/** @throws a database error of the constraint `account_identity_subject` where another account has it */
export async function insertIdentity(
  tx: Queryable,
  { accountId, issuer, subject, now }: Identity & { accountId: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'identity-insert',
    text: `
INSERT INTO account_identity (account_id, issuer, subject, created_at) VALUES ($1, $2, $3, $4)
ON CONFLICT ON CONSTRAINT account_identity_pkey DO UPDATE SET issuer = $2, subject = $3`,
    values: [accountId, issuer, subject, now],
  });
}

/** The account has a password of ours from now on. */
export async function deleteIdentity(tx: Queryable, accountId: string): Promise<void> {
  await tx.query({
    name: 'identity-delete',
    text: 'DELETE FROM account_identity WHERE account_id = $1',
    values: [accountId],
  });
}

/**
 * Takes password and second factor from an account that signs in at the provider from now on; the link of a forgotten
 * password is void.
 */
export async function dropPassword(tx: Queryable, accountId: string, now: Date): Promise<void> {
  await tx.query({
    name: 'identity-drop-password',
    text: `
WITH link AS (DELETE FROM password_reset WHERE account_id = $1)
UPDATE account SET password_hash = '', must_change_password = false, totp_on = false, totp_key_id = NULL,
  totp_secret = NULL, updated_at = $2, version = version + 1
WHERE id = $1`,
    values: [accountId, now],
  });
}

/**
 * Ends sessions that were opened through the provider.
 * @param of.providerSession one session of the provider; without it all of the person
 * @returns the accounts whose sessions they were
 */
export async function endProviderSessions(
  tx: Queryable,
  of: { issuer: string; subject: string | undefined; providerSession: string | undefined },
): Promise<string[]> {
  const { rows } = await tx.query<{ accountId: string }>({
    name: 'session-end-provider',
    text: `
DELETE FROM session USING account_identity AS identity
WHERE identity.account_id = session.account_id AND identity.issuer = $1
  AND ($2::text IS NULL OR identity.subject = $2) AND ($3::text IS NULL OR session.provider_session = $3)
RETURNING session.account_id AS "accountId"`,
    values: [of.issuer, of.subject ?? null, of.providerSession ?? null],
  });
  return [...new Set(rows.map(({ accountId }) => accountId))];
}

/** @returns whether the token is used for the first time */
export async function spendLogoutToken(
  tx: Queryable,
  token: { hash: Buffer; endsAt: Date; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'logout-token-spend',
    text: `
WITH swept AS (
  DELETE FROM spent_logout_token WHERE token_hash IN (
    SELECT token_hash FROM spent_logout_token WHERE ends_at < $3 LIMIT 20 FOR UPDATE SKIP LOCKED)
)
INSERT INTO spent_logout_token (token_hash, ends_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
    values: [token.hash, token.endsAt, token.now],
  });
  return rowCount === 1;
}

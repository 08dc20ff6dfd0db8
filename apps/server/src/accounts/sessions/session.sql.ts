import type { Account } from '@phial/contract/staff/account';
import type { Queryable } from '../../db/pool.ts';
import type { CamelRow } from '../../db/row.ts';
import { SIGN_IN_METHODS } from '../account.sql.ts';
import { SERVICE_POINTS } from '../service-points/service-points.sql.ts';

export interface NewSession {
  id: string;
  tokenHash: Buffer;
  accountId: string;
  /** Of the account as the password was compared with it. */
  accountVersion: number;
  now: Date;
  endsAt: Date;
  device: string;
  /** Whether both factors were shown at once. */
  secondFactor: boolean;
  /** Of a sign-in through the provider: its session there, and its sign-out. */
  provider?: { session: string | null; logoutAddress: string | null };
}

/**
 * Opens a session and sweeps some that have
 * ended. The account's row is locked: a reset that is under way is waited for,
 * and one that comes later finds the session and ends it.
 * @returns false, and nothing is opened, where the account has changed since its password was compared
 */
export async function insertSession(
  db: Queryable,
  { tokenHash, id, accountId, now, endsAt, device, accountVersion, secondFactor, provider }: NewSession,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'session-insert',
    text: `
WITH swept AS (
  DELETE FROM session WHERE token_hash IN (
    SELECT token_hash FROM session WHERE ends_at < $4 LIMIT 20 FOR UPDATE SKIP LOCKED)
)
INSERT INTO session (token_hash, id, account_id, created_at, last_seen_at, ends_at, second_factor, device,
  provider_session, provider_logout_address)
SELECT $1::bytea, $2::uuid, id, $4::timestamptz, $4, $5::timestamptz, $8::boolean, $6::text, $9::text, $10::text
FROM account WHERE id = $3 AND version = $7 FOR SHARE`,
    values: [
      tokenHash,
      id,
      accountId,
      now,
      endsAt,
      device,
      accountVersion,
      secondFactor,
      provider?.session ?? null,
      provider?.logoutAddress ?? null,
    ],
  });
  return rowCount === 1;
}

export type SessionRow = CamelRow<
  'session',
  | 'id'
  | 'account_id'
  | 'last_seen_at'
  | 'ends_at'
  | 'second_factor'
  | 'provider_logout_address'
  | 'confirmed_at'
> &
  CamelRow<
    'account',
    'login' | 'display_name' | 'role' | 'state' | 'must_change_password' | 'sample' | 'totp_on'
  > &
  Pick<Account, 'servicePoints' | 'signInMethods'>;

/**
 * A session that has not ended, of an account that is active.
 * @param seenSince one not used since then is over
 */
export function readSessionRow(db: Queryable, session: { tokenHash: Buffer; now: Date; seenSince: Date }) {
  return db.row<SessionRow>({
    name: 'session-read',
    text: `
SELECT session.id, account_id AS "accountId", last_seen_at AS "lastSeenAt", ends_at AS "endsAt",
  second_factor AS "secondFactor", login, display_name AS "displayName", role, state,
  must_change_password AS "mustChangePassword", sample, totp_on AS "totpOn",
  ${SERVICE_POINTS} AS "servicePoints", ${SIGN_IN_METHODS} AS "signInMethods",
  provider_logout_address AS "providerLogoutAddress", confirmed_at AS "confirmedAt"
FROM session JOIN account ON account.id = account_id
WHERE token_hash = $1 AND ends_at > $2 AND last_seen_at > $3 AND state = 'ACTIVE'`,
    values: [session.tokenHash, session.now, session.seenSince],
  });
}

/**
 * Whether a session has not been ended by its owner, an administrator or the identity provider. Asked under the lock of
 * its account, which whoever ends sessions for good holds as well, it stays so until the transaction ends.
 */
export async function isSessionOpen(tx: Queryable, sessionId: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'session-open',
    text: 'SELECT FROM session WHERE id = $1',
    values: [sessionId],
  });
  return rowCount === 1;
}

export async function touchSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db.query({
    name: 'session-touch',
    text: 'UPDATE session SET last_seen_at = $2 WHERE id = $1',
    values: [sessionId, now],
  });
}

/**
 * Marks a session as confirmed by its owner.
 * @param session.accountId whose session it has to be
 * @returns whether it is theirs, and has not ended
 */
export async function confirmSession(
  db: Queryable,
  session: { id: string; accountId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'session-confirm',
    text: 'UPDATE session SET confirmed_at = $3 WHERE id = $1 AND account_id = $2 AND ends_at > $3',
    values: [session.id, session.accountId, session.now],
  });
  return rowCount === 1;
}

/** Raises a session by the second factor, under a new token: one seen before is worth nothing more. */
export async function raiseSession(db: Queryable, sessionId: string, tokenHash: Buffer): Promise<void> {
  await db.query({
    name: 'session-raise',
    text: 'UPDATE session SET second_factor = true, token_hash = $2 WHERE id = $1',
    values: [sessionId, tokenHash],
  });
}

export type ListedSession = CamelRow<'session', 'id' | 'created_at' | 'last_seen_at' | 'ends_at' | 'device'>;

/** The open sessions of an account, the last used first. */
export function listSessions(db: Queryable, account: { id: string; now: Date; seenSince: Date }) {
  return db.rows<ListedSession>({
    name: 'session-list',
    text: `
SELECT id, created_at AS "createdAt", last_seen_at AS "lastSeenAt", ends_at AS "endsAt", device
FROM session
WHERE account_id = $1 AND ends_at > $2 AND last_seen_at > $3
ORDER BY last_seen_at DESC, created_at DESC, id`,
    values: [account.id, account.now, account.seenSince],
  });
}

/** @returns whether the account had it */
export async function deleteSession(db: Queryable, accountId: string, sessionId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'session-delete',
    text: 'DELETE FROM session WHERE account_id = $1 AND id = $2',
    values: [accountId, sessionId],
  });
  return rowCount === 1;
}

/** Whoever signs in leaves the session this browser had before, whosever it was. */
export async function deleteSessionOfTokenHash(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.query({
    name: 'session-delete-token',
    text: 'DELETE FROM session WHERE token_hash = $1',
    values: [tokenHash],
  });
}

/** @param except the session that stays, if one does */
export async function deleteSessions(db: Queryable, accountId: string, except?: string): Promise<void> {
  await db.query({
    name: 'session-delete-all',
    text: 'DELETE FROM session WHERE account_id = $1 AND id IS DISTINCT FROM $2::uuid',
    values: [accountId, except ?? null],
  });
}

import type { Queryable } from '../../db/pool.ts';
import type { Row } from '../../db/row.ts';

/**
 * Queues an e-mail with a link for the account of a login, if it is active and has a password; one statement, whether
 * there is such an account or not. Where one was asked for a moment ago that one stands.
 * @param request.notSince an earlier request after this instant is recent
 * @param request.samples whether the sample's accounts may sign in
 * @returns the account; undefined where nothing was queued
 */
export async function queueReset(
  tx: Queryable,
  request: { id: string; login: string; language: string; now: Date; notSince: Date; samples: boolean },
): Promise<string | undefined> {
  const row = await tx.row<{ accountId: string }>({
    name: 'password-reset-queue',
    text: `
INSERT INTO password_reset (account_id, id, purpose, language, state, due_at, requested_at)
SELECT account.id, $1, 'reset', $3, 'QUEUED', $4, $4 FROM account
WHERE login = $2 AND state = 'ACTIVE' AND deleted_at IS NULL AND password_hash <> '' AND ($6 OR NOT sample)
ON CONFLICT (account_id) DO UPDATE SET id = excluded.id, purpose = excluded.purpose, language = excluded.language, state = 'QUEUED', attempts = 0,
  due_at = excluded.due_at, requested_at = excluded.requested_at, token_hash = NULL, ends_at = NULL
WHERE password_reset.requested_at <= $5
RETURNING account_id AS "accountId"`,
    values: [request.id, request.login, request.language, request.now, request.notSince, request.samples],
  });
  return row?.accountId;
}

/**
 * Queues an e-mail to the owner of an account, in the account's language, in place of any other that was queued or sent:
 * the link of that one is void.
 */
export async function queueAccountEmail(
  tx: Queryable,
  email: { id: string; accountId: string; purpose: 'invitation' | 'approval'; now: Date },
): Promise<void> {
  await tx.query({
    name: 'password-reset-account-email',
    text: `
INSERT INTO password_reset (account_id, id, purpose, language, state, due_at, requested_at)
SELECT account.id, $2, $3, language, 'QUEUED', $4, $4 FROM account WHERE account.id = $1
ON CONFLICT (account_id) DO UPDATE SET id = excluded.id, purpose = excluded.purpose, language = excluded.language,
  state = 'QUEUED', attempts = 0, due_at = excluded.due_at, requested_at = excluded.requested_at, token_hash = NULL,
  ends_at = NULL`,
    values: [email.accountId, email.id, email.purpose, email.now],
  });
}

/** Makes the link of an invitation void, and keeps it from being sent where it has not been. */
export async function deleteInvitation(tx: Queryable, accountId: string): Promise<void> {
  await tx.query({
    name: 'password-reset-withdraw',
    text: `DELETE FROM password_reset WHERE account_id = $1 AND purpose = 'invitation'`,
    values: [accountId],
  });
}

export interface ClaimedReset
  extends Row<'password_reset', 'id' | 'purpose' | 'language' | 'attempts'>,
    Row<'account', 'login'> {}

/**
 * Takes the next e-mail that is due and gives it the token of its link, unless it has none. Another process sees it again
 * at `until` only.
 * @param claim.endsAt of a link for a forgotten password; invitations have an end of their own
 * @returns undefined when none is due
 */
export async function claimReset(
  db: Queryable,
  claim: { now: Date; until: Date; tokenHash: Buffer; endsAt: Date; invitationEndsAt: Date },
): Promise<ClaimedReset | undefined> {
  return db.row<ClaimedReset>({
    name: 'password-reset-claim',
    text: `
UPDATE password_reset SET attempts = attempts + 1, due_at = $2,
  token_hash = CASE WHEN purpose <> 'approval' THEN $3::bytea END,
  ends_at = CASE purpose WHEN 'reset' THEN $4::timestamptz WHEN 'invitation' THEN $5::timestamptz END
FROM account
WHERE account.id = account_id AND account_id = (
  SELECT account_id FROM password_reset WHERE state = 'QUEUED' AND due_at <= $1
  ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
RETURNING password_reset.id, purpose, password_reset.language, attempts, login`,
    values: [claim.now, claim.until, claim.tokenHash, claim.endsAt, claim.invitationEndsAt],
  });
}

/** @param outcome.dueAt of the next attempt; null where there is none */
export async function settleReset(
  db: Queryable,
  outcome: { id: string; state: Row<'password_reset', 'state'>['state']; dueAt: Date | null },
): Promise<void> {
  await db.query({
    name: 'password-reset-settle',
    text: 'UPDATE password_reset SET state = $2, due_at = coalesce($3, due_at) WHERE id = $1',
    values: [outcome.id, outcome.state, outcome.dueAt],
  });
}

/** Whose link it is, while it is good and its account active. */
export function findReset(db: Queryable, tokenHash: Buffer, now: Date) {
  return db.row<{ accountId: string; login: string }>({
    name: 'password-reset-find',
    text: `
SELECT account_id AS "accountId", login FROM password_reset JOIN account ON account.id = account_id
WHERE token_hash = $1 AND ends_at > $2 AND account.state = 'ACTIVE' AND deleted_at IS NULL`,
    values: [tokenHash, now],
  });
}

/** Uses a link up. @returns whether it was good: of two calls with one token only one is right */
export async function takeReset(tx: Queryable, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'password-reset-take',
    text: 'DELETE FROM password_reset WHERE token_hash = $1 AND ends_at > $2',
    values: [tokenHash, now],
  });
  return rowCount === 1;
}

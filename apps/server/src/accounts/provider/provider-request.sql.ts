import type { Queryable } from '../../db/pool.ts';
import type { CamelRow } from '../../db/row.ts';

/** A visit to the provider that is under way. */
export type ProviderRequest = CamelRow<
  'provider_request',
  | 'token_hash'
  | 'state'
  | 'nonce'
  | 'code_verifier'
  | 'redirect_address'
  | 'return_path'
  | 'former_token_hash'
  | 'session_id'
  | 'ends_at'
>;

/** Stores it, and sweeps some that nobody came back from. */
export async function insertProviderRequest(
  db: Queryable,
  request: ProviderRequest & { now: Date },
): Promise<void> {
  await db.query({
    name: 'provider-request-insert',
    text: `
WITH swept AS (
  DELETE FROM provider_request WHERE token_hash IN (
    SELECT token_hash FROM provider_request WHERE ends_at < $10 LIMIT 20 FOR UPDATE SKIP LOCKED)
)
INSERT INTO provider_request (token_hash, state, nonce, code_verifier, redirect_address, return_path,
  former_token_hash, session_id, ends_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      request.tokenHash,
      request.state,
      request.nonce,
      request.codeVerifier,
      request.redirectAddress,
      request.returnPath,
      request.formerTokenHash,
      request.sessionId,
      request.endsAt,
      request.now,
    ],
  });
}

/** Reads a visit that has not ended and deletes it: of two that come back with it, one gets it. */
export function takeProviderRequest(db: Queryable, tokenHash: Buffer, now: Date) {
  return db.row<ProviderRequest>({
    name: 'provider-request-take',
    text: `
WITH taken AS (DELETE FROM provider_request WHERE token_hash = $1 RETURNING *)
SELECT token_hash AS "tokenHash", state, nonce, code_verifier AS "codeVerifier",
  redirect_address AS "redirectAddress", return_path AS "returnPath", former_token_hash AS "formerTokenHash",
  session_id AS "sessionId", ends_at AS "endsAt"
FROM taken WHERE ends_at > $2`,
    values: [tokenHash, now],
  });
}

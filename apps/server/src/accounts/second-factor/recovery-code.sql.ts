import type { Queryable } from '../../db/pool.ts';

/** Puts new codes in the place of those an account has. */
export async function replaceRecoveryCodes(
  tx: Queryable,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.query({
    name: 'recovery-code-drop',
    text: 'DELETE FROM recovery_code WHERE account_id = $1',
    values: [accountId],
  });
  await tx.query({
    name: 'recovery-code-insert',
    text: 'INSERT INTO recovery_code (account_id, code_hash) SELECT $1, unnest($2::bytea[])',
    values: [accountId, hashes],
  });
}

/** @returns whether the account had it: of two calls with one code only one is right */
export async function spendRecoveryCode(db: Queryable, accountId: string, hash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'recovery-code-spend',
    text: 'DELETE FROM recovery_code WHERE account_id = $1 AND code_hash = $2',
    values: [accountId, hash],
  });
  return rowCount === 1;
}

export async function countRecoveryCodes(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'recovery-code-count',
    text: 'SELECT count(*)::int AS count FROM recovery_code WHERE account_id = $1',
    values: [accountId],
  });
  return rows[0]?.count ?? 0;
}

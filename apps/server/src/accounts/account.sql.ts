import type { AccountState, Role } from '@phial/domain/account';
import type { Selectable } from 'kysely';
import type { Queryable } from '../db/pool.ts';
import type { AccountTable } from '../db/schema.ts';

export type AccountRow = Selectable<AccountTable>;

/** @param login normalised */
export async function findAccountByLogin(db: Queryable, login: string): Promise<AccountRow | undefined> {
  const { rows } = await db.query<AccountRow>({
    name: 'account-by-login',
    text: 'SELECT * FROM account WHERE login = $1 AND deleted_at IS NULL',
    values: [login],
  });
  return rows[0];
}

/** Reads an account and keeps it from changing until the transaction ends. */
export async function lockAccount(tx: Queryable, id: string): Promise<AccountRow | undefined> {
  const { rows } = await tx.query<AccountRow>({
    name: 'account-lock',
    text: 'SELECT * FROM account WHERE id = $1 AND deleted_at IS NULL FOR UPDATE',
    values: [id],
  });
  return rows[0];
}

/** How many administrators can sign in; they stay as they are until the transaction ends. */
export async function lockAdministrators(tx: Queryable): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'account-lock-administrators',
    text: `SELECT FROM account WHERE role = 'administrator' AND state = 'ACTIVE' ORDER BY id FOR UPDATE`,
    values: [],
  });
  return rowCount;
}

/** @returns all accounts that fit, those who wait for approval first */
export async function listAccounts(
  db: Queryable,
  filter: { role?: Role; state?: AccountState },
): Promise<AccountRow[]> {
  const { rows } = await db.query<AccountRow>({
    name: 'account-list',
    text: `
SELECT * FROM account
WHERE deleted_at IS NULL AND ($1::text IS NULL OR role = $1) AND ($2::text IS NULL OR state = $2)
ORDER BY state <> 'PENDING', login`,
    values: [filter.role ?? null, filter.state ?? null],
  });
  return rows;
}

export interface NewAccount {
  id: string;
  login: string;
  displayName: string;
  role: Role;
  state: AccountState;
  passwordHash: string;
  mustChangePassword: boolean;
  sample: boolean;
  now: Date;
}

/** @returns the row; undefined when the login is taken, and then nothing was written */
export async function insertAccount(db: Queryable, account: NewAccount): Promise<AccountRow | undefined> {
  const { rows } = await db.query<AccountRow>({
    name: 'account-insert',
    text: `
INSERT INTO account (id, login, display_name, role, state, password_hash, must_change_password, sample,
  created_at, updated_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
ON CONFLICT ON CONSTRAINT account_login DO NOTHING
RETURNING *`,
    values: [
      ...[account.id, account.login, account.displayName, account.role, account.state],
      ...[account.passwordHash, account.mustChangePassword, account.sample, account.now],
    ],
  });
  return rows[0];
}

/** The same password under newer parameters; nothing an administrator could miss. */
export async function replaceHash(
  db: Queryable,
  account: { id: string; former: string; passwordHash: string },
): Promise<void> {
  await db.query({
    name: 'account-rehash',
    text: 'UPDATE account SET password_hash = $3 WHERE id = $1 AND password_hash = $2',
    values: [account.id, account.former, account.passwordHash],
  });
}

export async function setPassword(
  tx: Queryable,
  account: { id: string; passwordHash: string; mustChange: boolean; now: Date },
): Promise<AccountRow | undefined> {
  const { rows } = await tx.query<AccountRow>({
    name: 'account-password',
    text: `
UPDATE account SET password_hash = $2, must_change_password = $3, updated_at = $4, version = version + 1
WHERE id = $1 RETURNING *`,
    values: [account.id, account.passwordHash, account.mustChange, account.now],
  });
  return rows[0];
}

export async function updateAccount(
  tx: Queryable,
  account: { id: string; displayName: string; role: Role; state: AccountState; now: Date },
): Promise<AccountRow | undefined> {
  const { rows } = await tx.query<AccountRow>({
    name: 'account-update',
    text: `
UPDATE account SET display_name = $2, role = $3, state = $4, updated_at = $5, version = version + 1
WHERE id = $1 RETURNING *`,
    values: [account.id, account.displayName, account.role, account.state, account.now],
  });
  return rows[0];
}

/** Takes the person out of an account and leaves the row. */
export async function emptyAccount(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query({
    name: 'account-empty',
    text: `
UPDATE account SET login = id::text, display_name = '', state = 'DISABLED', password_hash = '', totp_on = false,
  totp_key_id = NULL, totp_secret = NULL, deleted_at = $2, updated_at = $2, version = version + 1
WHERE id = $1`,
    values: [id, now],
  });
}

import type { Account } from '@phial/contract/staff/account';
import type { AccountState, Role } from '@phial/domain/account';
import type { DoctorPractice } from '@phial/domain/identity/doctor-practice';
import { DEFAULT_LANGUAGE, type Language } from '@phial/domain/language';
import { lockRegister } from '../db/locks.ts';
import type { Queryable } from '../db/pool.ts';
import type { CamelRow } from '../db/row.ts';
import { SERVICE_POINTS } from './service-points/service-points.sql.ts';

/** With what the account in this row signs in, as the calls return it. */
export const SIGN_IN_METHODS = `
CASE WHEN EXISTS (SELECT FROM account_identity WHERE account_identity.account_id = account.id)
  THEN ARRAY['provider'] ELSE ARRAY['password'] END`;

/** Of an account whose owner has not chosen a password yet: how far the e-mail has come; null for all others. */
const INVITATION = `
CASE WHEN password_hash = '' AND NOT EXISTS (SELECT FROM account_identity WHERE account_identity.account_id = account.id)
  THEN coalesce((SELECT password_reset.state FROM password_reset
    WHERE password_reset.account_id = account.id AND purpose = 'invitation'), 'WITHDRAWN') END`;

/** An account as the calls return it. */
export interface AccountRow extends Omit<Account, 'createdAt'> {
  createdAt: Date;
}

const COLUMNS = `
id AS "accountId", login, display_name AS "displayName", practice, telephone, registration_number AS "registrationNumber", role, state, must_change_password AS "mustChangePassword",
  totp_on AS "secondFactor", (SELECT count(*)::int FROM passkey WHERE account_id = account.id) AS "passkeys",
  ${SERVICE_POINTS} AS "servicePoints", ${SIGN_IN_METHODS} AS "signInMethods", language, ${INVITATION} AS "invitation", created_at AS "createdAt", version`;

/** An account with what its owner proves to be the owner by. */
export type AccountWithSecrets = AccountRow &
  CamelRow<'account', 'sample' | 'password_hash' | 'totp_key_id' | 'totp_secret' | 'totp_step'>;

const SECRET_COLUMNS = `
${COLUMNS}, sample, password_hash AS "passwordHash", totp_key_id AS "totpKeyId", totp_secret AS "totpSecret",
  totp_step AS "totpStep"`;

/** @param login normalised */
export function findAccountByLogin(db: Queryable, login: string) {
  return db.row<AccountWithSecrets>({
    name: 'account-by-login',
    text: `SELECT ${SECRET_COLUMNS} FROM account WHERE login = $1 AND deleted_at IS NULL`,
    values: [login],
  });
}

export function findAccountById(db: Queryable, id: string) {
  return db.row<AccountWithSecrets>({
    name: 'account-by-id',
    text: `SELECT ${SECRET_COLUMNS} FROM account WHERE id = $1 AND deleted_at IS NULL`,
    values: [id],
  });
}

/** Reads an account and keeps it from changing until the transaction ends. */
export function lockAccount(tx: Queryable, id: string) {
  return tx.row<AccountRow>({
    name: 'account-lock',
    text: `SELECT ${COLUMNS} FROM account WHERE id = $1 AND deleted_at IS NULL FOR UPDATE`,
    values: [id],
  });
}

/**
 * How many administrators can sign in with a password of ours, whatever becomes of the identity provider; nobody else changes that until the transaction ends. One lock for all of them:
 * locks on their rows deadlock, because a row that stops being an administrator's while one waits for it stays locked.
 */
export async function lockAdministrators(tx: Queryable): Promise<number> {
  await lockRegister(tx, 'administrators');
  const { rows } = await tx.query<{ count: number }>({
    name: 'account-count-administrators',
    text: `SELECT count(*)::int AS count FROM account WHERE role = 'administrator' AND state = 'ACTIVE' AND password_hash <> ''`,
  });
  return rows[0]?.count ?? 0;
}

export interface AccountFilter {
  role?: Role;
  state?: AccountState;
  /** In the login or the name, whatever the case. */
  text: string;
}

const FITS = `
deleted_at IS NULL AND ($1::text IS NULL OR role = $1) AND ($2::text IS NULL OR state = $2)
  AND (strpos(login, lower($3)) > 0 OR strpos(lower(display_name), lower($3)) > 0)`;

function filterValues({ role, state, text }: AccountFilter): (string | null)[] {
  return [role ?? null, state ?? null, text];
}

/** @returns a page of the accounts that fit, those who wait for approval first, then by login */
export function listAccounts(db: Queryable, filter: AccountFilter, page: { offset: number; limit: number }) {
  return db.rows<AccountRow>({
    name: 'account-list',
    text: `SELECT ${COLUMNS} FROM account WHERE ${FITS} ORDER BY state <> 'PENDING', login OFFSET $4 LIMIT $5`,
    values: [...filterValues(filter), page.offset, page.limit],
  });
}

export async function countAccounts(db: Queryable, filter: AccountFilter): Promise<number> {
  const { rows } = await db.query<{ total: number }>({
    name: 'account-count',
    text: `SELECT count(*)::int AS total FROM account WHERE ${FITS}`,
    values: filterValues(filter),
  });
  return rows[0]?.total ?? 0;
}

/** How many requests of doctors for an account wait for approval. */
export async function countPending(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ pending: number }>({
    name: 'account-count-pending',
    text: `SELECT count(*)::int AS pending FROM account WHERE state = 'PENDING' AND deleted_at IS NULL`,
  });
  return rows[0]?.pending ?? 0;
}

export interface NewAccount {
  id: string;
  login: string;
  displayName: string;
  role: Role;
  state: AccountState;
  passwordHash: string;
  mustChangePassword: boolean;
  /** Whether it sees the bookings of all service points; others are given with `writeServicePoints`. */
  allServicePoints: boolean;
  sample: boolean;
  /** Of e-mails to its owner; traditional Chinese if left out. */
  language?: Language;
  /** Of a doctor; unknown if left out. */
  practice?: DoctorPractice;
  now: Date;
}

const UNKNOWN_PRACTICE: DoctorPractice = { practice: '', telephone: '', registrationNumber: '' };

/** @returns the row; undefined when the login is taken, and then nothing was written */
export function insertAccount(db: Queryable, account: NewAccount) {
  const {
    id,
    login,
    displayName,
    role,
    state,
    passwordHash,
    mustChangePassword,
    allServicePoints,
    sample,
    language = DEFAULT_LANGUAGE,
    practice = UNKNOWN_PRACTICE,
    now,
  } = account;
  return db.row<AccountRow>({
    name: 'account-insert',
    text: `
INSERT INTO account (id, login, display_name, role, state, password_hash, must_change_password, sample,
  created_at, updated_at, all_service_points, language, practice, telephone, registration_number)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12, $13, $14)
ON CONFLICT ON CONSTRAINT account_login DO NOTHING
RETURNING ${COLUMNS}`,
    values: [
      id,
      login,
      displayName,
      role,
      state,
      passwordHash,
      mustChangePassword,
      sample,
      now,
      allServicePoints,
      language,
      practice.practice,
      practice.telephone,
      practice.registrationNumber,
    ],
  });
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

/**
 * Also makes the link of a forgotten password void, which may lie in a mailbox.
 * @param account.former where the present password was compared first: the hash it was compared with
 * @returns undefined, and nothing was written, where there is none of this number or its hash is another one now
 */
export function setPassword(
  tx: Queryable,
  account: { id: string; passwordHash: string; former?: string; mustChange: boolean; now: Date },
) {
  return tx.row<AccountRow>({
    name: 'account-password',
    text: `
WITH link AS (DELETE FROM password_reset WHERE account_id = $1)
UPDATE account SET password_hash = $2, must_change_password = $3, updated_at = $4, version = version + 1
WHERE id = $1 AND ($5::text IS NULL OR password_hash = $5) RETURNING ${COLUMNS}`,
    values: [account.id, account.passwordHash, account.mustChange, account.now, account.former ?? null],
  });
}

export function updateAccount(
  tx: Queryable,
  account: {
    id: string;
    displayName: string;
    role: Role;
    state: AccountState;
    /** As it is if left out. */
    language?: Language;
    /** As it is if left out. */
    practice?: DoctorPractice;
    now: Date;
  },
) {
  return tx.row<AccountRow>({
    name: 'account-update',
    text: `
UPDATE account SET display_name = $2, role = $3, state = $4, updated_at = $5, language = coalesce($6, language),
  practice = coalesce($7, practice), telephone = coalesce($8, telephone),
  registration_number = coalesce($9, registration_number), version = version + 1
WHERE id = $1 RETURNING ${COLUMNS}`,
    values: [
      account.id,
      account.displayName,
      account.role,
      account.state,
      account.now,
      account.language ?? null,
      account.practice?.practice ?? null,
      account.practice?.telephone ?? null,
      account.practice?.registrationNumber ?? null,
    ],
  });
}

/** Takes the person out of an account and leaves the row. */
export async function emptyAccount(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query({
    name: 'account-empty',
    text: `
WITH codes AS (DELETE FROM recovery_code WHERE account_id = $1), passkeys AS (DELETE FROM passkey WHERE account_id = $1),
  reset AS (DELETE FROM password_reset WHERE account_id = $1),
  favourites AS (DELETE FROM favourite_item WHERE doctor_id = $1), sets AS (DELETE FROM order_set WHERE doctor_id = $1)
UPDATE account SET login = id::text, display_name = '', practice = '', telephone = '',
  registration_number = '', state = 'DISABLED', password_hash = '', totp_on = false,
  totp_key_id = NULL, totp_secret = NULL, deleted_at = $2, updated_at = $2, version = version + 1
WHERE id = $1`,
    values: [id, now],
  });
}

/** @returns the ids of the accounts that came with the sample, whose rows stay locked until the transaction ends */
export async function lockSampleAccounts(tx: Queryable): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>({
    name: 'account-lock-sample',
    text: 'SELECT id FROM account WHERE sample ORDER BY id FOR UPDATE',
  });
  return rows.map(({ id }) => id);
}

/** What is left of an account of the sample is no part of the sample. */
export async function unmarkSample(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query({
    name: 'account-unmark-sample',
    text: 'UPDATE account SET sample = false WHERE id = ANY ($1::uuid[])',
    values: [ids],
  });
}

/** Those of some logins, as they are stored, that accounts have. */
export async function takenLogins(db: Queryable, logins: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ login: string }>({
    name: 'account-logins-taken',
    text: 'SELECT login FROM account WHERE login = ANY ($1::text[])',
    values: [logins],
  });
  return new Set(rows.map(({ login }) => login));
}

export async function hasAccounts(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'first-accounts-any',
    text: 'SELECT FROM account LIMIT 1',
  });
  return rowCount > 0;
}

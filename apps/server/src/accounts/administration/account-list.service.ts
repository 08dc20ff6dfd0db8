import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type {
  Account,
  AccountChange,
  AccountPage,
  AccountQuery,
  AccountServicePoints,
  AccountWithPassword,
  NewAccountRequest,
  PendingAccounts,
} from '@phial/contract/staff/account';
import { normaliseLogin, type Role } from '@phial/domain/account';
import { normaliseName, validateName } from '@phial/domain/identity/person-name';
import { toHalfWidth } from '@phial/domain/text/text';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { hashPassword, randomPassword } from '../../crypto/password-hash.ts';
import type { Queryable } from '../../db/pool.ts';
import { found, Refused } from '../../errors.ts';
import {
  type AccountRow,
  countAccounts,
  countPending,
  findAccountByLogin,
  insertAccount,
  listAccounts,
  lockAccount,
  lockAdministrators,
  setPassword,
  updateAccount,
} from '../account.sql.ts';
import { checkedIdentity } from '../own-account.service.ts';
import { deletePasskeys } from '../passkeys/passkey.sql.ts';
import { canBeMailed } from '../password-reset/can-be-mailed.ts';
import { queueAccountEmail } from '../password-reset/password-reset.sql.ts';
import { deleteIdentity } from '../provider/identity.sql.ts';
import { dropSecret } from '../second-factor/second-factor.sql.ts';
import { servicePointDetail, servicePointRight } from '../service-points/service-point-right.ts';
import { writeServicePoints } from '../service-points/service-points.sql.ts';
import { deleteSessions } from '../sessions/session.sql.ts';
import { deleteDevices } from '../sign-in/known-device.sql.ts';
import { actionsOf, changedPractice } from './account-change.ts';
import { type AccountActor, assertConfirmed } from './confirmed-actor.ts';

type ListDependencies = Pick<AppDependencies, 'db' | 'clock'>;

/** A page of the accounts that fit, those who wait for approval first, and how many fit in all. */
export async function findAccounts(
  { db }: ListDependencies,
  { page = 1, pageSize = 50, text = '', ...rest }: AccountQuery,
): Promise<AccountPage> {
  const filter = { ...rest, text: toHalfWidth(text).trim() };
  const rows = await listAccounts(db, filter, { offset: (page - 1) * pageSize, limit: pageSize });
  return { total: await countAccounts(db, filter), accounts: rows.map(wireAccount) };
}

/** How many requests of doctors wait, for the menu of whoever approves them. */
export async function readPending({ db }: Pick<AppDependencies, 'db'>): Promise<PendingAccounts> {
  return { pending: await countPending(db) };
}

/** @param typed the login, in any case and width */
export function findByLogin(
  { db }: Pick<AppDependencies, 'db'>,
  typed: string,
): Promise<AccountRow | undefined> {
  return findAccountByLogin(db, normaliseLogin(typed));
}

/**
 * Creates an account with a random password, which its owner changes at the first sign-in.
 * @throws Refused `confirmation-needed` for another administrator, `login-invalid`, `name-required`,
 *   `name-too-long`, `service-points-required` for a counter, `service-point-unknown`, `login-taken`
 */
export async function createAccount(
  { db, clock }: ListDependencies,
  by: AccountActor,
  body: NewAccountRequest,
): Promise<AccountWithPassword> {
  if (body.role === 'administrator') assertConfirmed(by);
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const account = await insertActive(tx, by, body, { passwordHash, now });
    return { account: wireAccount(account), password };
  });
}

/**
 * Writes a new account that is open at once, with what belongs to it.
 * @param passwordHash empty where its owner chooses the first password by a link
 * @throws Refused by the rules of login, name and service points, `login-taken`
 */
export async function insertActive(
  tx: Queryable,
  by: AccountActor,
  body: NewAccountRequest,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<AccountRow> {
  const identity = checkedIdentity(body);
  const { role, language, servicePoints = unlimitedUnless(role) } = body;
  assertHasServicePoints({ role, servicePoints });
  const row = await insertAccount(tx, {
    ...identity,
    id: randomUUID(),
    role,
    state: 'ACTIVE',
    passwordHash,
    mustChangePassword: passwordHash !== '',
    allServicePoints: servicePoints.all,
    sample: false,
    ...(language !== undefined && { language }),
    now,
  });
  if (row === undefined) throw new Refused('login-taken');
  await writeExisting(tx, row.accountId, servicePoints);
  const account = found(await lockAccount(tx, row.accountId));
  const detail = { account: row.accountId, role, ...servicePointDetail(account) };
  await recordEvent(tx, { at: now, actor: by.actor, action: 'account-created', detail });
  return account;
}

/**
 * Approves, disables, enables, renames, or gives another role or other service points. Who is disabled, or gets another
 * role or other service points, is signed out. A doctor who is approved gets an e-mail, where that can be sent.
 * @throws Refused `not-found`, `version-conflict` with the account as it is now, `confirmation-needed` where it makes an
 *   administrator, `last-administrator`, `service-points-required`, `service-point-unknown`, and by the name
 */
export async function changeAccount(
  { db, clock, config }: ListDependencies & Pick<AppDependencies, 'config'>,
  by: AccountActor,
  id: string,
  change: AccountChange,
): Promise<Account> {
  const nameError = change.displayName === undefined ? undefined : validateName(change.displayName);
  if (nameError !== undefined) throw new Refused(nameError);
  return db.transaction(async (tx) => {
    const administrators = await lockAdministrators(tx);
    const former = await lockVersion(tx, id, change.version);
    const next = {
      displayName: normaliseName(change.displayName ?? former.displayName),
      practice: changedPractice(former, change),
      role: change.role ?? former.role,
      state: change.state ?? former.state,
    };
    const servicePoints = change.servicePoints ?? former.servicePoints;
    assertHasServicePoints({ role: next.role, servicePoints });
    if (isAdministrator(next) && !isAdministrator(former)) assertConfirmed(by);
    if (isLocalAdministrator(former) && !isAdministrator(next) && administrators < 2) {
      throw new Refused('last-administrator');
    }
    const now = clock.now();
    await writeExisting(tx, id, servicePoints);
    const { language } = change;
    const row = found(
      await updateAccount(tx, { id, ...next, ...(language !== undefined && { language }), now }),
    );
    if (former.state === 'PENDING' && row.state === 'ACTIVE' && canBeMailed(config, row)) {
      await queueAccountEmail(tx, { id: randomUUID(), accountId: id, purpose: 'approval', now });
    }
    const pointsChanged = !isDeepStrictEqual(row.servicePoints, former.servicePoints);
    if (row.role !== former.role || row.state === 'DISABLED') await shutOut(tx, id);
    else if (pointsChanged) await deleteSessions(tx, id);
    for (const action of actionsOf(former, row)) {
      await recordEvent(tx, { at: now, actor: by.actor, action, detail: { account: id, role: row.role } });
    }
    if (pointsChanged) {
      const detail = { account: id, ...servicePointDetail(row) };
      await recordEvent(tx, { at: now, actor: by.actor, action: 'account-service-points-changed', detail });
    }
    return wireAccount(row);
  });
}

/**
 * A new random password, which the owner changes at the next sign-in; all sessions end. An account of the identity
 * provider is a local one from then on.
 * @throws Refused `not-found`, `version-conflict`, `confirmation-needed` for that of an administrator
 */
export async function resetPassword(
  { db, clock }: ListDependencies,
  by: AccountActor,
  id: string,
  version: number,
): Promise<AccountWithPassword> {
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const former = await lockVersion(tx, id, version);
    if (former.role === 'administrator') assertConfirmed(by);
    const now = clock.now();
    await deleteIdentity(tx, id);
    const row = found(await setPassword(tx, { id, passwordHash, mustChange: true, now }));
    await shutOut(tx, id);
    await recordEvent(tx, { at: now, actor: by.actor, action: 'password-reset', detail: { account: id } });
    return { account: wireAccount(row), password };
  });
}

/**
 * Takes the second factor away from somebody who has lost the telephone, and the passkeys, which may be on it; all
 * sessions end.
 * @throws Refused `not-found`, `version-conflict`, `second-factor-unready` when there is none, `confirmation-needed` for
 *   that of an administrator
 */
export async function removeSecondFactor(
  { db, clock }: ListDependencies,
  by: AccountActor,
  id: string,
  version: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const former = await lockVersion(tx, id, version);
    if (!former.secondFactor && former.passkeys === 0) throw new Refused('second-factor-unready');
    if (former.role === 'administrator') assertConfirmed(by);
    const now = clock.now();
    await dropSecret(tx, id, now);
    await deletePasskeys(tx, id);
    await shutOut(tx, id);
    await recordEvent(tx, { at: now, actor: by.actor, action: 'second-factor-off', detail: { account: id } });
  });
}

/** @throws Refused `not-found`, `version-conflict` with the account as it is now */
export async function lockVersion(tx: Queryable, id: string, version: number): Promise<AccountRow> {
  const row = found(await lockAccount(tx, id));
  if (row.version !== version) throw new Refused('version-conflict', { account: wireAccount(row) });
  return row;
}

/** Ends every session of an account, and forgets its devices. */
export async function shutOut(tx: Queryable, id: string): Promise<void> {
  await deleteSessions(tx, id);
  await deleteDevices(tx, id);
}

/** Of a new account for which none were named; somebody at a counter has to be given some. */
function unlimitedUnless(role: Role): AccountServicePoints {
  return { all: role === 'manager' || role === 'administrator', ids: [] };
}

/** @throws Refused `service-points-required` */
function assertHasServicePoints({ role, servicePoints }: Pick<AccountRow, 'role' | 'servicePoints'>): void {
  const right = servicePointRight({ role, servicePoints });
  if (right !== 'all' && right.length === 0) throw new Refused('service-points-required');
}

/** @throws Refused `service-point-unknown` */
async function writeExisting(tx: Queryable, id: string, servicePoints: AccountServicePoints): Promise<void> {
  if (!(await writeServicePoints(tx, id, servicePoints))) throw new Refused('service-point-unknown');
}

/** Whether an account keeps the laboratory's administration open without the identity provider. */
export function isLocalAdministrator(account: AccountRow): boolean {
  return (
    isAdministrator(account) && account.signInMethods.includes('password') && account.invitation === null
  );
}

function isAdministrator({ role, state }: Pick<AccountRow, 'role' | 'state'>): boolean {
  return role === 'administrator' && state === 'ACTIVE';
}

/** An account as the calls return it. */
export function wireAccount(row: AccountRow): Account {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

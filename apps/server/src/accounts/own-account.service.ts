import { randomUUID } from 'node:crypto';
import type { RegistrationRequest } from '@phial/contract/staff/account';
import { isLogin, newPasswordError, normaliseLogin, normalisePassword } from '@phial/domain/account';
import {
  type DoctorPractice,
  normalisePractice,
  practiceErrors,
} from '@phial/domain/identity/doctor-practice';
import { normaliseName, validateName } from '@phial/domain/identity/person-name';
import { fromWireLanguage } from '@phial/domain/language';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import { spendCaptcha } from '../captcha/captcha.service.ts';
import { hashPassword, matchesPassword } from '../crypto/password-hash.ts';
import { Refused } from '../errors.ts';
import {
  type AccountWithSecrets,
  emptyAccount,
  findAccountByLogin,
  insertAccount,
  type NewAccount,
  setPassword,
} from './account.sql.ts';
import { isCommonPassword } from './common-password.ts';
import { inEvenTime } from './even-time.ts';
import type { SignedIn } from './sessions/session.service.ts';
import { deleteSessions } from './sessions/session.sql.ts';
import { deleteDevices } from './sign-in/known-device.sql.ts';
import { forgiveAttempts, takeAttempt } from './sign-in/sign-in-delay.ts';

/** @returns login and name in the form they are stored in */
export function checkedIdentity(input: { login: string; displayName: string }) {
  const login = normaliseLogin(input.login);
  if (!isLogin(login)) throw new Refused('login-invalid');
  const nameError = validateName(input.displayName);
  if (nameError !== undefined) throw new Refused(nameError);
  return { login, displayName: normaliseName(input.displayName) };
}

/**
 * @returns as it is stored
 * @throws Refused `doctor-details-invalid`
 */
function checkedPractice(typed: DoctorPractice): DoctorPractice {
  if (practiceErrors(typed).length > 0) throw new Refused('doctor-details-invalid');
  return normalisePractice(typed);
}

/**
 * A doctor asks for an account, which an administrator approves (docs/rules/staff.md#accounts). A login
 * that is taken gets the same answer, after the same time: nobody can find out
 * here who has an account.
 * @throws Refused by the rules of login, name, practice and password, limit and captcha, in this order
 */
export async function register(
  deps: AppDependencies,
  { body, address }: { body: RegistrationRequest; address: string },
): Promise<void> {
  const identity = checkedIdentity(body);
  const practice = checkedPractice(body);
  assertNewPassword(body.password, identity.login);
  await deps.limits.consume('register', { address });
  await assertUncommon(body.password);
  await spendCaptcha(deps, body, address);
  const account = { ...identity, practice, language: fromWireLanguage(body.language) };
  await inEvenTime(() => insertRequested(deps, account, body.password));
}

/** An account that is to be approved; nothing where the login is taken. */
async function insertRequested(
  { db, clock }: AppDependencies,
  account: Pick<NewAccount, 'login' | 'displayName' | 'practice' | 'language'>,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const row = await insertAccount(tx, {
      ...account,
      id: randomUUID(),
      role: 'doctor',
      state: 'PENDING',
      passwordHash,
      mustChangePassword: false,
      allServicePoints: false,
      sample: false,
      now,
    });
    if (row === undefined) return;
    const detail = { account: row.accountId };
    await recordEvent(tx, { at: now, actor: 'visitor', action: 'account-requested', detail });
  });
}

/**
 * Changes one's own password and ends one's other sessions.
 * @throws Refused `too-many-requests`, `password-wrong`, and by the rules of a new password
 */
export async function changePassword(
  deps: AppDependencies,
  { account, sessionId }: SignedIn,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> {
  const { passwordHash: former } = await confirmPassword(deps, account.login, oldPassword);
  assertNewPassword(newPassword, account.login);
  if (normalisePassword(newPassword) === normalisePassword(oldPassword)) throw new Refused('password-same');
  await assertUncommon(newPassword);
  const passwordHash = await hashPassword(newPassword);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const row = await setPassword(tx, { id: account.id, passwordHash, former, mustChange: false, now });
    // An administrator has reset it in the meantime: that one stands.
    if (row === undefined) throw new Refused('password-wrong');
    await deleteSessions(tx, account.id, sessionId);
    await recordEvent(tx, { at: now, actor: { account: account.id }, action: 'password-changed' });
  });
}

/**
 * Deletes one's own account: the person, the password and the sessions are
 * gone, what refers to the account by its number stays.
 * @throws Refused `too-many-requests`, `password-wrong`
 */
export async function deleteOwnAccount(
  deps: AppDependencies,
  { account }: SignedIn,
  password: string,
): Promise<void> {
  await confirmPassword(deps, account.login, password);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await emptyAccount(tx, account.id, now);
    await deleteSessions(tx, account.id);
    await deleteDevices(tx, account.id);
    await recordEvent(tx, { at: now, actor: { account: account.id }, action: 'account-deleted' });
  });
}

/**
 * Asks somebody who is signed in for the password once more, as a session may have been left open; a wrong one is in
 * the audit log.
 * @throws Refused `too-many-requests`, `password-wrong`
 */
export async function confirmPassword(
  deps: AppDependencies,
  login: string,
  password: string,
): Promise<AccountWithSecrets> {
  const row = await findAccountByLogin(deps.db, login);
  if (row === undefined) throw new Refused('login-expired');
  const delay = { kind: 'password', accountId: row.accountId } as const;
  await takeAttempt(deps, delay);
  if (!(await matchesPassword(password, row.passwordHash))) {
    await recordEvent(deps.db, {
      at: deps.clock.now(),
      actor: { account: row.accountId },
      action: 'confirmation-failed',
    });
    throw new Refused('password-wrong');
  }
  await forgiveAttempts(deps, delay);
  return row;
}

/** @throws Refused `password-length`, `password-holds-login` */
export function assertNewPassword(password: string, login: string): void {
  const error = newPasswordError(password, login);
  if (error !== undefined) throw new Refused(error);
}

/** @throws Refused `password-common` */
export async function assertUncommon(password: string): Promise<void> {
  if (await isCommonPassword(password)) throw new Refused('password-common');
}

import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@phial/contract/errors';
import { normaliseLogin } from '@phial/domain/account';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { hashPassword, isOutdatedHash, matchesPassword } from '../../crypto/password-hash.ts';
import { Refused } from '../../errors.ts';
import type { Job } from '../../jobs/jobs.ts';
import { networksOf } from '../../network-address.ts';
import { type AccountWithSecrets, findAccountByLogin, replaceHash } from '../account.sql.ts';
import { spendDigits } from '../second-factor/second-factor.ts';
import { newToken, tokenHash } from '../sessions/secret-token.ts';
import { readSession, SESSION_MS, type SignedIn } from '../sessions/session.service.ts';
import { deleteSessionOfToken, insertSession, raiseSession } from '../sessions/session.sql.ts';
import { deviceName } from './device-name.ts';
import { countFailedSignIn, recordRepeatedSignIns } from './failed-sign-in.sql.ts';
import { knownDevice, makeKnown } from './known-device.ts';
import { type DelayKey, forgiveAttempts, guardPassword, takeAttempts } from './sign-in-delay.ts';

/** What a sign-in knows of whoever calls. */
export interface Caller {
  address: string;
  /** Of the session this browser has been in so far. */
  sessionToken: string | undefined;
  deviceToken: string | undefined;
  userAgent: string | undefined;
}

/** What the cookies are to hold now. */
export interface OpenedSession {
  token: string;
  /** Undefined while a second factor is outstanding: the device is not proved yet. */
  deviceToken: string | undefined;
  signedIn: SignedIn;
}

/**
 * Opens a session for a login and its password. The answer to an unknown login
 * is the one to a wrong password, and takes as long: only who knows the
 * password learns that an account waits for approval or is disabled.
 * @throws Refused `too-many-requests`, `work-required`, `login-wrong`, `account-pending`, `account-disabled`
 */
export async function signIn(
  deps: AppDependencies,
  input: { login: string; password: string; work?: string },
  caller: Caller,
): Promise<OpenedSession> {
  const login = normaliseLogin(input.login);
  const account = await findAccountByLogin(deps.db, login);
  const device = account && (await knownDevice(deps, caller.deviceToken, account.accountId));
  const forgive = await guardPassword(deps, {
    login,
    address: caller.address,
    known: account && device && { deviceHash: device, accountId: account.accountId },
    work: input.work,
  });
  const right = await matchesPassword(input.password, account?.passwordHash ?? '');
  if (account === undefined || !right) return refuse(deps, account, caller, 'login-wrong');
  await forgive();
  const closed = closedBecause(deps, account);
  if (closed !== undefined) return refuse(deps, account, caller, closed);
  await renewHash(deps, account, input.password);
  return open(deps, account, caller);
}

/**
 * Passes the second factor: the session goes on under a new token.
 * @throws Refused `second-factor-unready` when none is asked for, `too-many-requests`, `second-factor-wrong`
 */
export async function passSecondFactor(
  deps: AppDependencies,
  signedIn: SignedIn,
  digits: string,
  caller: Caller,
): Promise<OpenedSession> {
  const account = await findAccountByLogin(deps.db, signedIn.account.login);
  if (account === undefined || signedIn.outstanding !== 'second-factor') {
    throw new Refused('second-factor-unready');
  }
  const device = await knownDevice(deps, caller.deviceToken, account.accountId);
  const { accountId } = account;
  const delays: DelayKey[] =
    device === undefined
      ? [
          { kind: 'second-factor-there', accountId, address: caller.address },
          { kind: 'second-factor-anywhere', accountId },
        ]
      : [{ kind: 'second-factor', accountId, deviceHash: device }];
  await takeAttempts(deps, delays);
  if (!(await spendDigits(deps, account, digits)))
    return refuse(deps, account, caller, 'second-factor-wrong');
  for (const key of delays) await forgiveAttempts(deps, key);
  const token = newToken();
  await raiseSession(deps.db, signedIn.sessionId, tokenHash(token));
  return complete(deps, await sessionOf(deps, token), token, caller);
}

async function open(
  deps: AppDependencies,
  account: AccountWithSecrets,
  caller: Caller,
): Promise<OpenedSession> {
  const now = deps.clock.now();
  const token = newToken();
  const opened = await insertSession(deps.db, {
    id: randomUUID(),
    tokenHash: tokenHash(token),
    now,
    accountId: account.accountId,
    accountVersion: account.version,
    endsAt: new Date(now.getTime() + SESSION_MS),
    device: deviceName(caller.userAgent),
  });
  // Perhaps it was the password that changed while it was compared.
  if (!opened) throw new Refused('login-expired');
  if (caller.sessionToken !== undefined) {
    await deleteSessionOfToken(deps.db, tokenHash(caller.sessionToken));
  }
  const signedIn = await sessionOf(deps, token);
  if (signedIn.outstanding === 'second-factor') return { token, deviceToken: undefined, signedIn };
  return complete(deps, signedIn, token, caller);
}

/** The caller has shown everything that is asked for: the device counts as the owner's from now on. */
async function complete(
  deps: AppDependencies,
  signedIn: SignedIn,
  token: string,
  caller: Caller,
): Promise<OpenedSession> {
  const { id } = signedIn.account;
  const deviceToken = await makeKnown(deps, caller.deviceToken, id);
  await recordEvent(deps.db, { at: deps.clock.now(), actor: { account: id }, action: 'signed-in' });
  return { token, deviceToken, signedIn };
}

async function sessionOf(deps: AppDependencies, token: string): Promise<SignedIn> {
  const signedIn = await readSession(deps, token);
  // The account was disabled between two statements.
  if (signedIn === undefined) throw new Refused('login-expired');
  return signedIn;
}

/** Somebody does not get in; the audit log keeps whose account it was, if anybody's, never what was typed. */
async function refuse(
  { db, clock, keys }: AppDependencies,
  account: AccountWithSecrets | undefined,
  { address }: Caller,
  code: ErrorCode,
): Promise<never> {
  const networkHash = keys.keyedHash('sign-in', `failed ${networksOf(address).network}`);
  await countFailedSignIn(db, { accountId: account?.accountId, networkHash, at: clock.now() });
  throw new Refused(code);
}

/** Returned only to callers who know the password. */
function closedBecause(
  { config }: AppDependencies,
  { state, sample }: AccountWithSecrets,
): ErrorCode | undefined {
  if (state === 'PENDING') return 'account-pending';
  return state === 'DISABLED' || (sample && config.production) ? 'account-disabled' : undefined;
}

/** A hash of former parameters is made anew now that the password is at hand. */
async function renewHash(
  { db }: AppDependencies,
  account: AccountWithSecrets,
  password: string,
): Promise<void> {
  if (!isOutdatedHash(account.passwordHash)) return;
  const passwordHash = await hashPassword(password);
  await replaceHash(db, { id: account.accountId, former: account.passwordHash, passwordHash });
}

const HOUR_MS = 3_600_000;

/** Writes into the audit log what followed a first failed sign-in within an hour. */
export const recordFailedSignIns: Job = {
  name: 'record-failed-sign-ins',
  everySeconds: 300,
  work: ({ db, clock }) => recordRepeatedSignIns(db, new Date(clock.now().getTime() - HOUR_MS)),
};

import type { SecondFactorProof } from '@phial/contract/staff/second-factor';
import { normaliseLogin } from '@phial/domain/account';
import type { AppDependencies } from '../../app-dependencies.ts';
import { hashPassword, isOutdatedHash, matchesPassword } from '../../crypto/password-hash.ts';
import { Refused } from '../../errors.ts';
import type { Job } from '../../jobs/jobs.ts';
import { type AccountWithSecrets, findAccountByLogin, replaceHash } from '../account.sql.ts';
import { refusalOfProof, spendProof } from '../second-factor/second-factor.ts';
import { newToken, tokenHash } from '../sessions/secret-token.ts';
import type { SignedIn } from '../sessions/session.service.ts';
import { raiseSession } from '../sessions/session.sql.ts';
import { recordRepeatedSignIns } from './failed-sign-in.sql.ts';
import { knownDevice } from './known-device.ts';
import {
  type Caller,
  closedBecause,
  completeSignIn,
  type OpenedSession,
  openSession,
  refuseSignIn,
  sessionOf,
} from './open-session.ts';
import { type DelayKey, forgiveAttempts, guardPassword, takeAttempts } from './sign-in-delay.ts';

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
  if (account === undefined || !right) return refuseSignIn(deps, account, caller, 'login-wrong');
  await forgive();
  const closed = closedBecause(deps, account);
  if (closed !== undefined) return refuseSignIn(deps, account, caller, closed);
  await renewHash(deps, account, input.password);
  return openSession(deps, account, caller);
}

/**
 * Passes the second factor: the session goes on under a new token.
 * @throws Refused `second-factor-unready` when none is asked for, `too-many-requests`, `second-factor-wrong`,
 *   `recovery-code-wrong`
 */
export async function passSecondFactor(
  deps: AppDependencies,
  signedIn: SignedIn,
  proof: SecondFactorProof,
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
  if (!(await spendProof(deps, account, proof)))
    return refuseSignIn(deps, account, caller, refusalOfProof(proof));
  for (const key of delays) await forgiveAttempts(deps, key);
  const token = newToken();
  await raiseSession(deps.db, signedIn.sessionId, tokenHash(token));
  return completeSignIn(deps, await sessionOf(deps, token), token, caller);
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

import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@phial/contract/errors';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { Refused } from '../../errors.ts';
import { networksOf } from '../../network-address.ts';
import type { AccountWithSecrets } from '../account.sql.ts';
import { newToken, tokenHash } from '../sessions/secret-token.ts';
import { readSession, SESSION_MS, type SignedIn } from '../sessions/session.service.ts';
import { deleteSessionOfTokenHash, insertSession } from '../sessions/session.sql.ts';
import { deviceName } from './device-name.ts';
import { countFailedSignIn } from './failed-sign-in.sql.ts';
import { makeKnown } from './known-device.ts';

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
 * Opens a session for an account that has shown who it is; the one this browser has been in ends.
 * @param secondFactor whether it has shown both factors already
 * @throws Refused `login-expired` when the account has changed since it was read
 */
export async function openSession(
  deps: AppDependencies,
  account: AccountWithSecrets,
  caller: Caller,
  secondFactor = false,
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
    secondFactor,
  });
  // Perhaps it was the password that changed while it was compared.
  if (!opened) throw new Refused('login-expired');
  if (caller.sessionToken !== undefined) {
    await deleteSessionOfTokenHash(deps.db, tokenHash(caller.sessionToken));
  }
  const signedIn = await sessionOf(deps, token);
  if (signedIn.outstanding === 'second-factor') return { token, deviceToken: undefined, signedIn };
  return completeSignIn(deps, signedIn, token, caller);
}

/** The caller has shown everything that is asked for: the device counts as the owner's from now on. */
export async function completeSignIn(
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

/** @throws Refused `login-expired` where the session has ended between two statements */
export async function sessionOf(deps: AppDependencies, token: string): Promise<SignedIn> {
  const signedIn = await readSession(deps, token);
  // The account was disabled between two statements.
  if (signedIn === undefined) throw new Refused('login-expired');
  return signedIn;
}

/** Somebody does not get in; the audit log keeps whose account it was, if anybody's, never what was typed. */
export async function refuseSignIn(
  { db, clock, keys }: AppDependencies,
  account: AccountWithSecrets | undefined,
  { address }: Caller,
  code: ErrorCode,
): Promise<never> {
  const networkHash = keys.keyedHash('sign-in', `failed ${networksOf(address).network}`);
  await countFailedSignIn(db, { accountId: account?.accountId, networkHash, at: clock.now() });
  throw new Refused(code);
}

/** Why an account cannot sign in now; returned only to callers who have shown that it is theirs. */
export function closedBecause(
  { config }: AppDependencies,
  { state, sample }: AccountWithSecrets,
): ErrorCode | undefined {
  if (state === 'PENDING') return 'account-pending';
  return state === 'DISABLED' || (sample && config.production) ? 'account-disabled' : undefined;
}

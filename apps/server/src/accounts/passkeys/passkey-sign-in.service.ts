import type { PasskeyAssertion, PasskeyQuestion } from '@phial/contract/staff/passkey';
import type { AppDependencies } from '../../app-dependencies.ts';
import { findAccountById } from '../account.sql.ts';
import { knownDevice } from '../sign-in/known-device.ts';
import {
  type Caller,
  closedBecause,
  type OpenedSession,
  openSession,
  refuseSignIn,
} from '../sign-in/open-session.ts';
import { type DelayKey, forgiveAttempts, takeAttempt } from '../sign-in/sign-in-delay.ts';
import { newChallenge } from './challenge.ts';
import { findPasskey } from './passkey.sql.ts';
import { provePasskey } from './prove-passkey.ts';
import type { RelyingParty } from './relying-party.ts';

/**
 * A challenge for whichever passkey the person has here; it says nothing about any account.
 * @throws Refused `too-many-requests`
 */
export async function askPasskey(
  deps: AppDependencies,
  party: RelyingParty,
  address: string,
): Promise<PasskeyQuestion> {
  await deps.limits.consume('passkey', { address });
  const challenge = await newChallenge(deps, { purpose: 'sign-in' });
  return { challenge, rpId: party.id, credentialIds: [] };
}

/**
 * Opens a session by a passkey, which is both factors at once: what the person has, unlocked by what they know or are.
 * @throws Refused `too-many-requests`, `passkey-wrong`, `passkey-copied`, `account-pending`, `account-disabled`
 */
export async function signInByPasskey(
  deps: AppDependencies,
  assertion: PasskeyAssertion,
  party: RelyingParty,
  caller: Caller,
): Promise<OpenedSession> {
  const delay = await delayOf(deps, assertion, caller);
  await takeAttempt(deps, delay);
  const { refusal, passkey } = await provePasskey(deps, assertion, party, { purpose: 'sign-in' });
  const account = passkey && (await findAccountById(deps.db, passkey.accountId));
  if (refusal !== undefined) return refuseSignIn(deps, account, caller, refusal);
  if (account === undefined) return refuseSignIn(deps, account, caller, 'passkey-wrong');
  await forgiveAttempts(deps, delay);
  const closed = closedBecause(deps, account);
  if (closed !== undefined) return refuseSignIn(deps, account, caller, closed);
  return openSession(deps, account, caller, true);
}

/** As for a password: a device that the account knows has a count of its own, which strangers cannot slow. */
async function delayOf(
  deps: AppDependencies,
  { credentialId }: PasskeyAssertion,
  { address, deviceToken }: Caller,
): Promise<DelayKey> {
  const passkey = await findPasskey(deps.db, Buffer.from(credentialId, 'base64url'));
  const deviceHash = passkey && (await knownDevice(deps, deviceToken, passkey.accountId));
  return passkey && deviceHash
    ? { kind: 'device', deviceHash, accountId: passkey.accountId }
    : { kind: 'address', address };
}

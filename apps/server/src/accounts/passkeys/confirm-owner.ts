import type { OwnerProof } from '@phial/contract/staff/passkey';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { Refused } from '../../errors.ts';
import { confirmPassword } from '../own-account.service.ts';
import type { SignedIn } from '../sessions/session.service.ts';
import { forgiveAttempts, takeAttempt } from '../sign-in/sign-in-delay.ts';
import { provePasskey } from './prove-passkey.ts';
import type { RelyingParty } from './relying-party.ts';

/**
 * Asks somebody who is signed in for the password or a passkey once more, as a session may have been left open.
 * @throws Refused `too-many-requests`, `password-wrong`, `passkey-wrong` (also for another account's), `passkey-copied`
 */
export async function confirmOwner(
  deps: AppDependencies,
  { account }: SignedIn,
  { password = '', passkey }: OwnerProof,
  party: RelyingParty,
): Promise<void> {
  if (passkey === undefined) {
    await confirmPassword(deps, account.login, password);
    return;
  }
  const accountId = account.id;
  const delay = { kind: 'password', accountId } as const;
  await takeAttempt(deps, delay);
  const { refusal } = await provePasskey(deps, passkey, party, { purpose: 'confirm', accountId });
  if (refusal !== undefined) {
    const actor = { account: accountId };
    await recordEvent(deps.db, { at: deps.clock.now(), actor, action: 'confirmation-failed' });
    throw new Refused(refusal);
  }
  await forgiveAttempts(deps, delay);
}

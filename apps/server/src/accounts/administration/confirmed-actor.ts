import type { AppDependencies } from '../../app-dependencies.ts';
import type { Actor } from '../../audit/record-event.ts';
import { Refused } from '../../errors.ts';
import { confirmPassword } from '../own-account.service.ts';
import type { SignedIn } from '../sessions/session.service.ts';

/** Who acts on somebody's account. */
export interface AccountActor {
  readonly actor: Actor;
  /** Whether it is sure that nobody else sits at an open session: the own password came along, or the session was confirmed. */
  readonly confirmed: boolean;
}

/** `npm run accounts`: whoever may run it holds the machine. */
export const COMMAND_ACTOR: AccountActor = { actor: 'command', confirmed: true };

/** A confirmation by a passkey or at the provider is good for the form that is open. */
const CONFIRMED_MS = 5 * 60_000;

/**
 * An administrator who is signed in, with or without the password once more, or a recent confirmation by a passkey or
 * at the identity provider.
 * @throws Refused `too-many-requests`, `password-wrong`
 */
export async function actorOf(
  deps: AppDependencies,
  { account, confirmedAt }: SignedIn,
  ownPassword: string | undefined,
): Promise<AccountActor> {
  const actor = { account: account.id };
  if (ownPassword === undefined) {
    const since = deps.clock.now().getTime() - CONFIRMED_MS;
    return { actor, confirmed: confirmedAt !== null && confirmedAt.getTime() > since };
  }
  await confirmPassword(deps, account.login, ownPassword);
  return { actor, confirmed: true };
}

/**
 * Before anybody gets the rights of an administrator, or the way into the account of one.
 * @throws Refused `confirmation-needed`
 */
export function assertConfirmed({ confirmed }: AccountActor): void {
  if (!confirmed) throw new Refused('confirmation-needed');
}

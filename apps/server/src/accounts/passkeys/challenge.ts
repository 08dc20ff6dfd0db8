import type { AppDependencies } from '../../app-dependencies.ts';
import { retryWhenUndone } from '../../db/retry.ts';
import { newToken, tokenHash } from '../sessions/secret-token.ts';
import { insertChallenge, type PasskeyPurpose, takeChallenge } from './passkey.sql.ts';

/** Time to find the telephone and unlock it. */
const LASTS_MS = 5 * 60_000;

/** What a challenge is for, and whose it is; a sign-in does not know that yet. */
export type ChallengeUse =
  | { readonly purpose: 'sign-in' }
  | { readonly purpose: Exclude<PasskeyPurpose, 'sign-in'>; readonly accountId: string };

type ChallengeDependencies = Pick<AppDependencies, 'db' | 'clock'>;

/** @returns a new challenge in base64url, which {@link spendChallenge} takes once within five minutes */
export async function newChallenge({ db, clock }: ChallengeDependencies, use: ChallengeUse): Promise<string> {
  const challenge = newToken();
  const now = clock.now();
  const row = { ...rowOf(challenge, use), now, endsAt: new Date(now.getTime() + LASTS_MS) };
  // Two that sweep each other's rows may meet.
  await retryWhenUndone(() => insertChallenge(db, row));
  return challenge;
}

/**
 * Uses up the challenge that was signed.
 * @param clientDataJSON as the browser sent it
 * @returns the challenge; undefined where there is none of this use, or no longer
 */
export async function spendChallenge(
  { db, clock }: ChallengeDependencies,
  clientDataJSON: string,
  use: ChallengeUse,
): Promise<string | undefined> {
  const challenge = await challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const taken = await takeChallenge(db, { ...rowOf(challenge, use), now: clock.now() });
  return taken ? challenge : undefined;
}

function rowOf(challenge: string, use: ChallengeUse) {
  const accountId = use.purpose === 'sign-in' ? null : use.accountId;
  return { hash: tokenHash(challenge), purpose: use.purpose, accountId };
}

async function challengeIn(clientDataJSON: string): Promise<string | undefined> {
  // Hundreds of modules, loaded when somebody uses a passkey: a server starts sooner without them.
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  try {
    const { challenge }: { challenge?: unknown } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    // Anybody can send what is no JSON.
    return undefined;
  }
}

import type { PasskeyAssertion } from '@phial/contract/staff/passkey';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { type ChallengeUse, spendChallenge } from './challenge.ts';
import { countSignature, findPasskey, type PasskeyRow } from './passkey.sql.ts';
import type { RelyingParty } from './relying-party.ts';

/** The passkey that signed, or why it counts for nothing. */
export type ProvedPasskey =
  | { readonly refusal?: undefined; readonly passkey: PasskeyRow }
  | { readonly refusal: 'passkey-wrong' | 'passkey-copied'; readonly passkey: PasskeyRow | undefined };

/**
 * Checks what an authenticator signed (WebAuthn, section 7.2): our challenge, unused; our origin; the person verified
 * by the authenticator; the signature; and that its counter moves on. A counter that does not is in the audit log, as
 * somebody may have copied the passkey.
 */
export async function provePasskey(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'log'>,
  assertion: PasskeyAssertion,
  party: RelyingParty,
  use: ChallengeUse,
): Promise<ProvedPasskey> {
  const { db, clock } = deps;
  const challenge = await spendChallenge(deps, assertion.clientDataJSON, use);
  const passkey = await findPasskey(db, Buffer.from(assertion.credentialId, 'base64url'));
  const isAnothers = use.purpose !== 'sign-in' && passkey?.accountId !== use.accountId;
  if (challenge === undefined || passkey === undefined || isAnothers) {
    return { refusal: 'passkey-wrong', passkey };
  }
  const counter = await verifiedCounter(deps, { assertion, passkey, challenge, party });
  if (counter === undefined) return { refusal: 'passkey-wrong', passkey };
  const now = clock.now();
  if (await countSignature(db, { passkeyId: passkey.id, counter, now })) return { passkey };
  await recordEvent(db, {
    at: now,
    actor: { account: passkey.accountId },
    action: 'passkey-copied',
    detail: { passkey: passkey.id },
  });
  return { refusal: 'passkey-copied', passkey };
}

/** @returns the counter of the signature; undefined where something of it is not right */
async function verifiedCounter(
  { log }: Pick<AppDependencies, 'log'>,
  signed: { assertion: PasskeyAssertion; passkey: PasskeyRow; challenge: string; party: RelyingParty },
): Promise<number | undefined> {
  const { assertion, passkey, challenge, party } = signed;
  const { credentialId: id, ...response } = assertion;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, response, type: 'public-key', clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // The counter is compared by the statement that moves it on.
      credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    log.info({ reason: reasonOf(error) }, 'passkey refused');
    return undefined;
  }
}

/** Such as another origin than that of `PUBLIC_URL`. Bounded: parts of it are what a caller sent. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 300) : 'unknown';
}

import type {
  NewPasskey,
  NewPasskeyQuestion,
  PasskeyAssertion,
  PasskeyQuestion,
} from '@phial/contract/staff/passkey';
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** The person has closed the browser's dialog, or the browser has no passkey that fits; it does not say which. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey';
}

/** Whether passkeys work at this address: over HTTPS or on this machine, and never where the host is a bare number. */
export function canUsePasskeys(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(location.hostname);
  return window.isSecureContext && !isNumber && browserSupportsWebAuthn();
}

/** Whether the browser offers passkeys among the logins it fills in. */
export async function canFillPasskeys(): Promise<boolean> {
  return canUsePasskeys() && browserSupportsWebAuthnAutofill();
}

/**
 * Has a passkey sign.
 * @param fill waits in the background until the person picks a passkey among the logins the browser fills in
 * @throws NoPasskey
 */
export async function signByPasskey(
  { challenge, rpId, credentialIds }: PasskeyQuestion,
  { fill = false }: { fill?: boolean } = {},
): Promise<PasskeyAssertion> {
  const { id, response } = await orNoPasskey(
    startAuthentication({
      optionsJSON: {
        challenge,
        rpId,
        userVerification: 'required',
        allowCredentials: credentialIds.map((credentialId) => ({ id: credentialId, type: 'public-key' })),
      },
      useBrowserAutofill: fill,
    }),
  );
  const { clientDataJSON, authenticatorData, signature } = response;
  return { credentialId: id, clientDataJSON, authenticatorData, signature };
}

/**
 * Has the browser make a passkey, which the authenticator finds again without being told the login.
 * @throws NoPasskey
 */
export async function makePasskey(question: NewPasskeyQuestion): Promise<Omit<NewPasskey, 'name'>> {
  const { challenge, rpId, rpName, userId, login, displayName, credentialIds } = question;
  const { id, response } = await orNoPasskey(
    startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: rpId, name: rpName },
        user: { id: userId, name: login, displayName },
        // Ed25519, ES256 and RS256, in this order.
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: credentialIds.map((credentialId) => ({ id: credentialId, type: 'public-key' })),
      },
    }),
  );
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { credentialId: id, clientDataJSON, attestationObject, transports };
}

/** Ends what waits in the background, as a page may ask its browser one thing at a time. */
export function stopAskingBrowser(): void {
  WebAuthnAbortService.cancelCeremony();
}

async function orNoPasskey<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw new NoPasskey('the browser used no passkey', { cause: error });
  }
}

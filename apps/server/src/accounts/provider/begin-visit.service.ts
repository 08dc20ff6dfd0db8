import * as client from 'openid-client';
import { Refused } from '../../errors.ts';
import { newToken, tokenHash } from '../sessions/secret-token.ts';
import { logProviderError, type ProviderDependencies, readyProvider } from './provider-client.ts';
import { insertProviderRequest } from './provider-request.sql.ts';

/** Long enough for a second factor at the provider, and for a cup of tea. */
const VISIT_MS = 10 * 60_000;
/** Seconds; how old the provider's sign-in may be that confirms who somebody is. */
export const CONFIRMATION_AGE = 120;

/** What a visit to the provider is for. */
export interface Visit {
  /** Where the provider sends the browser back to; registered there. */
  redirectAddress: string;
  returnPath: string;
  /** Token of the session this browser is in; the callback cannot see its cookie, see decision 044. */
  formerToken: string | undefined;
  /** Of whoever confirms who it is; without one somebody signs in. */
  sessionId?: string;
}

/**
 * Begins a visit: state, nonce and code verifier stay here, for one use.
 * @returns the address to send the browser to, and the token of the cookie that recognises it when it is back
 * @throws Refused `provider-unavailable`
 */
export async function beginVisit(
  deps: ProviderDependencies,
  { redirectAddress, returnPath, formerToken, sessionId }: Visit,
): Promise<{ address: string; token: string }> {
  const { settings, configuration } = await readyProvider(deps);
  const now = deps.clock.now();
  const token = newToken();
  const codeVerifier = client.randomPKCECodeVerifier();
  const request = { state: client.randomState(), nonce: client.randomNonce() };
  const address = await authorizationAddress(deps, configuration, {
    ...request,
    redirect_uri: redirectAddress,
    scope: settings.scopes,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(sessionId !== undefined && { prompt: 'login', max_age: String(CONFIRMATION_AGE) }),
  });
  await insertProviderRequest(deps.db, {
    ...request,
    tokenHash: tokenHash(token),
    codeVerifier,
    redirectAddress,
    returnPath,
    formerTokenHash: formerToken === undefined ? null : tokenHash(formerToken),
    sessionId: sessionId ?? null,
    endsAt: new Date(now.getTime() + VISIT_MS),
    now,
  });
  return { address, token };
}

/** @throws Refused `provider-unavailable` for a provider without a page to sign in */
async function authorizationAddress(
  deps: ProviderDependencies,
  configuration: client.Configuration,
  parameters: Record<string, string>,
): Promise<string> {
  try {
    return client.buildAuthorizationUrl(configuration, parameters).href;
  } catch (error) {
    logProviderError(deps, error, 'the identity provider has no page to sign in');
    throw new Refused('provider-unavailable');
  }
}

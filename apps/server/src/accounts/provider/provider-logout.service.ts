import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import { recordEvent } from '../../audit/record-event.ts';
import { Refused } from '../../errors.ts';
import { endProviderSessions, spendLogoutToken } from './identity.sql.ts';
import { logProviderError, type ProviderDependencies, readyProvider } from './provider-client.ts';
import { providerFetch } from './provider-fetch.ts';
import { readProviderRow } from './provider-settings.sql.ts';

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Signatures by a key pair; a shared secret or none at all is not accepted. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
/** Seconds a logout token is good for, and what clocks may differ by. */
const TOKEN_AGE = 600;
const CLOCK_TOLERANCE = 30;
/** Spent tokens are remembered for longer than any is good. */
const REMEMBER_MS = 2 * TOKEN_AGE * 1000;

/**
 * Back-channel logout (OpenID Connect Back-Channel Logout 1.0, section 2.6): ends one session of the provider, or all
 * of a person. A second call with the same token is refused.
 * @throws Refused `logout-token-invalid`, `provider-unavailable`
 */
export async function logoutByProvider(deps: ProviderDependencies, token: string): Promise<void> {
  const { jti, sub, sid, iss } = await verifiedToken(deps, token);
  const now = deps.clock.now();
  const hash = createHash('sha256').update(`${iss} ${jti}`).digest();
  await deps.db.transaction(async (tx) => {
    const endsAt = new Date(now.getTime() + REMEMBER_MS);
    if (!(await spendLogoutToken(tx, { hash, endsAt, now }))) throw new Refused('logout-token-invalid');
    const accounts = await endProviderSessions(tx, {
      issuer: iss,
      subject: sub,
      providerSession: sid,
    });
    for (const account of accounts) {
      await recordEvent(tx, { at: now, actor: { account }, action: 'signed-out-by-provider' });
    }
  });
}

interface LogoutClaims {
  iss: string;
  jti: string;
  sub: string | undefined;
  sid: string | undefined;
}

async function verifiedToken(deps: ProviderDependencies, token: string): Promise<LogoutClaims> {
  const stored = await readProviderRow(deps.db);
  // Anybody may call this: nobody makes the server call the provider with something that is not even meant for it.
  if (stored === undefined || !isFor(token, stored)) throw new Refused('logout-token-invalid');
  const { settings, configuration } = await readyProvider(deps);
  const { jwks_uri: keysAddress, issuer } = configuration.serverMetadata();
  try {
    const keys = createRemoteJWKSet(new URL(keysAddress ?? ''), {
      [customFetch]: providerFetch(deps.config),
    });
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: settings.clientId,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE,
      maxTokenAge: TOKEN_AGE,
      requiredClaims: ['jti', 'iat', 'events'],
    });
    return logoutClaims(payload, issuer);
  } catch (error) {
    logProviderError(deps, error, 'a logout token of the identity provider was refused');
    if (
      error instanceof errors.JWKSTimeout ||
      !(error instanceof errors.JOSEError || error instanceof Refused)
    ) {
      throw new Refused('provider-unavailable');
    }
    throw new Refused('logout-token-invalid');
  }
}

function isFor(token: string, { issuer, clientId }: { issuer: string; clientId: string }): boolean {
  try {
    const { iss, aud } = decodeJwt(token);
    return iss?.replace(/\/$/, '') === issuer.replace(/\/$/, '') && [aud].flat().includes(clientId);
  } catch {
    return false;
  }
}

/** @throws Refused `logout-token-invalid` for a token of another kind, such as an ID token */
function logoutClaims({ jti, sub, sid, events, nonce }: JWTPayload, iss: string): LogoutClaims {
  const isLogout = typeof events === 'object' && events !== null && LOGOUT_EVENT in events;
  const of = { sub, sid: typeof sid === 'string' ? sid : undefined };
  if (!isLogout || nonce !== undefined || typeof jti !== 'string' || (of.sub ?? of.sid) === undefined) {
    throw new Refused('logout-token-invalid');
  }
  return { iss, jti, ...of };
}

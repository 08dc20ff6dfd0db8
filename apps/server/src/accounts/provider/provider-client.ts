import * as client from 'openid-client';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { EncryptedColumn } from '../../crypto/encrypted-column.ts';
import { Refused } from '../../errors.ts';
import { isProviderAddress, PROVIDER_SECONDS, providerFetch } from './provider-fetch.ts';
import { type ProviderRow, readProviderRow } from './provider-settings.sql.ts';

export type ProviderDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config' | 'keys' | 'log'>;

export const ENCRYPTED_CLIENT_SECRETS: EncryptedColumn = {
  table: 'identity_provider',
  column: 'client_secret',
  keyColumn: 'secret_key_id',
};

/** The provider as it is now: its settings here, and its configuration there. */
export interface ReadyProvider {
  settings: ProviderRow;
  configuration: client.Configuration;
}

/**
 * Reads settings and configuration anew each time: sign-ins are rare, and a key or an endpoint that the provider has
 * changed is in use at once. Signatures of ID tokens are checked, although they come over TLS. Tokens are judged by the
 * machine's own clock with half a minute to spare.
 * @throws Refused `provider-unavailable`, with the reason in the log
 */
export async function readyProvider(deps: ProviderDependencies): Promise<ReadyProvider> {
  const settings = await readProviderRow(deps.db);
  if (settings === undefined || !settings.enabled) throw new Refused('provider-unavailable');
  try {
    const { id, issuer, clientId, secretKeyId, clientSecret } = settings;
    const secret =
      secretKeyId === null || clientSecret === null
        ? undefined
        : deps.keys.decrypt(id, ENCRYPTED_CLIENT_SECRETS.column, secretKeyId, clientSecret);
    const authentication = secret === undefined ? client.None() : client.ClientSecretBasic(secret);
    const configuration = await discover(deps, issuer, clientId, authentication);
    return { settings, configuration };
  } catch (error) {
    logProviderError(deps, error, 'the configuration of the identity provider cannot be read');
    throw new Refused('provider-unavailable');
  }
}

/** @throws what `fetch` and the library throw */
export function discover(
  { config }: Pick<ProviderDependencies, 'config'>,
  issuer: string,
  clientId: string,
  authentication: client.ClientAuth,
): Promise<client.Configuration> {
  const address = new URL(issuer);
  if (!isProviderAddress(issuer, config)) throw new Error('the issuer is no https address');
  const plain = address.protocol === 'http:';
  return client.discovery(address, clientId, { [client.clockTolerance]: 30 }, authentication, {
    [client.customFetch]: providerFetch(config) as client.CustomFetch,
    timeout: PROVIDER_SECONDS,
    execute: [client.enableNonRepudiationChecks, ...(plain ? [client.allowInsecureRequests] : [])],
  });
}

/**
 * What an operator has to know: codes of the library and of the provider, and messages. Never a token, a code or a
 * claim: those stand in other members of the errors.
 */
export function logProviderError(
  { log }: Pick<ProviderDependencies, 'log'>,
  error: unknown,
  event: string,
): void {
  const reasons: string[] = [];
  for (let one = error; one instanceof Error && reasons.length < 5; one = one.cause) {
    const { code, error: answered } = one as { code?: unknown; error?: unknown };
    const codes = [code, answered].filter((value) => typeof value === 'string');
    reasons.push([...codes, one.message].join(': ').slice(0, 300));
  }
  log.warn({ reasons }, event);
}

import { randomUUID } from 'node:crypto';
import type {
  IdentityProvider,
  IdentityProviderChange,
  IdentityProviderTest,
  SignInMethod,
} from '@phial/contract/staff/identity-provider';
import * as client from 'openid-client';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { holdCurrentKey } from '../../crypto/document-hash.ts';
import { Refused } from '../../errors.ts';
import { type AccountActor, assertConfirmed } from '../administration/confirmed-actor.ts';
import {
  discover,
  ENCRYPTED_CLIENT_SECRETS,
  logProviderError,
  type ProviderDependencies,
} from './provider-client.ts';
import { isProviderAddress } from './provider-fetch.ts';
import {
  countServicePoints,
  type ProviderRow,
  readProviderRow,
  writeProviderRow,
} from './provider-settings.sql.ts';

/** The addresses of this site that are registered at the provider. */
export type ProviderAddresses = Pick<IdentityProvider, 'redirectAddress' | 'logoutAddress'>;

/** How one can sign in; a laboratory's provider is offered before the password. */
export async function listSignInMethods({ db }: Pick<AppDependencies, 'db'>): Promise<SignInMethod[]> {
  const provider = await readProviderRow(db);
  const password: SignInMethod = { kind: 'password', button: null };
  return provider?.enabled ? [{ kind: 'provider', button: provider.button }, password] : [password];
}

/** What the form shows before anything was stored. */
const BLANK: Omit<ProviderRow, 'id' | 'secretKeyId' | 'clientSecret'> = {
  enabled: false,
  issuer: '',
  clientId: '',
  scopes: 'openid profile email',
  button: { tw: '以機構帳戶登入', zh: '使用机构账户登录', en: 'Sign in with your work account' },
  groupsClaim: 'groups',
  nameClaim: 'name',
  mapping: [],
  version: 0,
};

export async function readIdentityProvider(
  { db }: Pick<AppDependencies, 'db'>,
  addresses: ProviderAddresses,
): Promise<IdentityProvider> {
  return wireProvider(await readProviderRow(db), addresses);
}

/**
 * @throws Refused `confirmation-needed`, `issuer-invalid`, `scopes-invalid`, `service-points-required`,
 *   `service-point-unknown`, `version-conflict` with the settings as they are now
 */
export async function changeIdentityProvider(
  deps: ProviderDependencies,
  by: AccountActor,
  { clientSecret, ownPassword: _, ...change }: IdentityProviderChange,
  addresses: ProviderAddresses,
): Promise<IdentityProvider> {
  assertConfirmed(by);
  const { db, clock, keys, config } = deps;
  if (!isProviderAddress(change.issuer, config)) throw new Refused('issuer-invalid');
  if (!change.scopes.split(/\s+/).includes('openid')) throw new Refused('scopes-invalid');
  await assertMapping(deps, change);
  const now = clock.now();
  return db.transaction(async (tx) => {
    // No rotation of keys passes by a secret that stays.
    await holdCurrentKey(tx, deps);
    const former = await readProviderRow(tx);
    const id = former?.id ?? randomUUID();
    const conflict = () => new Refused('version-conflict', { provider: wireProvider(former, addresses) });
    if ((former?.version ?? 0) !== change.version) throw conflict();
    const kept = { secretKeyId: former?.secretKeyId ?? null, clientSecret: former?.clientSecret ?? null };
    const given = clientSecret && keys.encrypt(id, ENCRYPTED_CLIENT_SECRETS.column, clientSecret);
    const secret = given ? { secretKeyId: given.keyId, clientSecret: given.bytes } : NO_SECRET;
    const stored = clientSecret === undefined ? kept : secret;
    const row = await writeProviderRow(tx, { ...change, ...stored, id, now });
    if (row === undefined) throw conflict();
    await recordEvent(tx, { at: now, actor: by.actor, action: 'identity-provider-changed' });
    return wireProvider(row, addresses);
  });
}

const NO_SECRET = { secretKeyId: null, clientSecret: null };

async function assertMapping(
  { db }: Pick<AppDependencies, 'db'>,
  { mapping }: Pick<IdentityProviderChange, 'mapping'>,
): Promise<void> {
  const counters = mapping.filter(({ role }) => role === 'counter').map(({ servicePoints }) => servicePoints);
  if (counters.some(({ all, ids }) => !all && ids.length === 0)) throw new Refused('service-points-required');
  const ids = new Set(counters.flatMap((one) => one.ids));
  if ((await countServicePoints(db, [...ids])) !== ids.size) throw new Refused('service-point-unknown');
}

function wireProvider(row: ProviderRow | undefined, addresses: ProviderAddresses): IdentityProvider {
  const { enabled, issuer, clientId, scopes, button, groupsClaim, nameClaim, mapping, version } =
    row ?? BLANK;
  return {
    enabled,
    issuer,
    clientId,
    scopes,
    button,
    groupsClaim,
    nameClaim,
    mapping,
    version,
    hasSecret: row?.clientSecret !== null && row !== undefined,
    ...addresses,
  };
}

/** What the library calls an answer that is no configuration of a provider. */
const NO_CONFIGURATION: ReadonlySet<unknown> = new Set([
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'OAUTH_INVALID_RESPONSE',
]);

/** Reads the configuration of a provider, and says in a word what is wrong with it. */
export async function testIdentityProvider(
  deps: ProviderDependencies,
  issuer: string,
): Promise<IdentityProviderTest> {
  const nothing = { signOut: false, backChannelLogout: false };
  if (!isProviderAddress(issuer, deps.config)) return { problem: 'address-invalid', ...nothing };
  try {
    const configuration = await discover(deps, issuer, 'test', client.None());
    const metadata = configuration.serverMetadata();
    const { authorization_endpoint: authorization, token_endpoint: token, jwks_uri: keys } = metadata;
    const codes = metadata.response_types_supported?.includes('code') ?? true;
    return {
      problem: codes && authorization && token && keys ? null : 'unsuitable',
      signOut: metadata.end_session_endpoint !== undefined,
      backChannelLogout: metadata.backchannel_logout_supported === true,
    };
  } catch (error) {
    logProviderError(deps, error, 'the configuration of an identity provider cannot be read');
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return { problem: 'other-issuer', ...nothing };
    return { problem: NO_CONFIGURATION.has(code) ? 'no-configuration' : 'unreachable', ...nothing };
  }
}

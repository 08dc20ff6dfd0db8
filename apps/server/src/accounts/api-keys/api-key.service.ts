import { randomUUID } from 'node:crypto';
import { type ApiKey, type CreatedApiKey, LONGEST_KEY_NAME } from '@phial/contract/staff/api-key';
import type { ApiScope } from '@phial/domain/api-scope';
import { toHalfWidth } from '@phial/domain/text/text';
import { parseRecordId } from '@phial/domain/uuid';
import type { AppDependencies } from '../../app-dependencies.ts';
import { type Actor, recordEvent } from '../../audit/record-event.ts';
import type { Queryable } from '../../db/pool.ts';
import { found, Refused } from '../../errors.ts';
import { newToken, tokenHash } from '../sessions/secret-token.ts';
import {
  findApiKeyNamed,
  findListedApiKey,
  insertApiKey,
  type ListedApiKeyRow,
  listApiKeys,
  revokeApiKey,
} from './api-key.sql.ts';

/** So that a key that slips into a public place is recognised as one by whoever looks for such. */
const PREFIX = 'phial_';

type KeyDependencies = Pick<AppDependencies, 'db' | 'clock'>;
/** Who may make keys: an administrator who has just given the own password, or the command on the machine. */
type KeyActor = Extract<Actor, 'command' | { readonly account: string }>;

/**
 * Makes a key and shows it this once.
 * @param asked.name what it is for
 * @throws Refused `api-key-name`, `api-key-name-taken`
 */
export async function createApiKey(
  { db, clock }: KeyDependencies,
  actor: KeyActor,
  asked: { name: string; scopes: readonly ApiScope[] },
): Promise<CreatedApiKey> {
  const name = toHalfWidth(asked.name).trim();
  if (name === '' || [...name].length > LONGEST_KEY_NAME) throw new Refused('api-key-name');
  const key = PREFIX + newToken();
  const id = randomUUID();
  const now = clock.now();
  const createdBy = actor === 'command' ? null : actor.account;
  const { scopes } = asked;
  return db.transaction(async (tx) => {
    if (!(await insertApiKey(tx, { id, name, scopes, createdBy, tokenHash: tokenHash(key), now }))) {
      throw new Refused('api-key-name-taken');
    }
    const detail = { key: id, scopes: scopes.join(', ') };
    await recordEvent(tx, { at: now, actor, action: 'api-key-created', detail });
    return { key, apiKey: wireApiKey(found(await findListedApiKey(tx, id))) };
  });
}

/**
 * From now on a key opens nothing. One that was revoked before stays as it is.
 * @throws Refused `not-found`
 */
export async function endApiKey(
  { db, clock }: KeyDependencies,
  actor: KeyActor,
  keyId: string,
): Promise<ApiKey> {
  const id = parseRecordId(keyId);
  const now = clock.now();
  return db.transaction(async (tx) => {
    if (await revokeApiKey(tx, id, now)) {
      await recordEvent(tx, { at: now, actor, action: 'api-key-revoked', detail: { key: id } });
    }
    return wireApiKey(found(await findListedApiKey(tx, id)));
  });
}

/** For the command: ends the key in use that has this name. @returns whether there was one */
export async function endApiKeyNamed(deps: KeyDependencies, name: string): Promise<boolean> {
  const id = await findApiKeyNamed(deps.db, name);
  if (id === undefined) return false;
  await endApiKey(deps, 'command', id);
  return true;
}

/** All keys that ever were: those in use first, the newest first. */
export async function readApiKeys({ db }: Pick<AppDependencies, 'db'>): Promise<{ keys: ApiKey[] }> {
  return { keys: (await listApiKeys(db)).map(wireApiKey) };
}

/** All keys that ever were in a line each: what it opens, when it was made, last used and revoked. */
export async function describeApiKeys(db: Queryable): Promise<string[]> {
  return (await listApiKeys(db)).map((row) => {
    const used = row.lastUsedAt === null ? 'never used' : `last used ${row.lastUsedAt.toISOString()}`;
    const ended = row.revokedAt === null ? '' : `, revoked ${row.revokedAt.toISOString()}`;
    return `${row.name} (${row.scopes.join(', ')}): made ${row.createdAt.toISOString()}, ${used}${ended}`;
  });
}

function wireApiKey(row: ListedApiKeyRow): ApiKey {
  return {
    keyId: row.id,
    name: row.name,
    scopes: row.scopes,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}

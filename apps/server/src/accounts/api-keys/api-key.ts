import { randomUUID } from 'node:crypto';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Queryable } from '../../db/pool.ts';
import { Refused } from '../../errors.ts';
import { newToken, tokenHash } from '../sessions/secret-token.ts';
import { findApiKey, insertApiKey, listApiKeys, revokeApiKey, touchApiKey } from './api-key.sql.ts';

/** So that a key that slips into a public place is recognised as one by whoever looks for such. */
const PREFIX = 'phial_';
/** How exactly the last use is known; so that not every call writes. */
const USED_EVERY_MS = 60_000;

/** The program a call came from. */
export interface CallingProgram {
  readonly keyId: string;
  readonly name: string;
}

type KeyDependencies = Pick<AppDependencies, 'db' | 'clock'>;

/**
 * Whose key a call carries. The address is counted before the key is looked up
 * and the key after it, so that a program that runs wild stops at its own share.
 * @param headers `Authorization: Bearer KEY`, or `X-API-Key: KEY`
 * @throws Refused `api-key-invalid` without a key in use, `too-many-requests`
 */
export async function readApiKey(
  { db, clock, limits }: KeyDependencies & Pick<AppDependencies, 'limits'>,
  { headers, ip }: { headers: Readonly<Record<string, string | string[] | undefined>>; ip: string },
): Promise<CallingProgram> {
  await limits.consume('lab-report', { address: ip });
  const token = tokenOf(headers);
  const row = token === undefined ? undefined : await findApiKey(db, tokenHash(token));
  if (row === undefined) throw new Refused('api-key-invalid');
  await limits.consume('lab-report', { apiKey: row.id });
  const now = clock.now();
  const last = row.lastUsedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (now.getTime() - last >= USED_EVERY_MS) await touchApiKey(db, row.id, now);
  return { keyId: row.id, name: row.name };
}

/**
 * Makes a key and says it this once.
 * @param name what it is for
 * @returns the key; undefined when one in use has the name
 */
export async function createApiKey(
  { db, clock }: KeyDependencies,
  name: string,
): Promise<string | undefined> {
  const key = PREFIX + newToken();
  const id = randomUUID();
  const now = clock.now();
  const made = await db.transaction(async (tx) => {
    if (!(await insertApiKey(tx, { id, name, tokenHash: tokenHash(key), now }))) return false;
    await recordEvent(tx, { at: now, actor: 'command', action: 'api-key-created', detail: { key: id } });
    return true;
  });
  return made ? key : undefined;
}

/** From now on it opens nothing. @returns whether one in use had the name */
export async function endApiKey({ db, clock }: KeyDependencies, name: string): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const id = await revokeApiKey(tx, name, now);
    if (id === undefined) return false;
    await recordEvent(tx, { at: now, actor: 'command', action: 'api-key-revoked', detail: { key: id } });
    return true;
  });
}

/** All keys that ever were, the newest first, in a line each: when it was made, last used and revoked. */
export async function describeApiKeys(db: Queryable): Promise<string[]> {
  return (await listApiKeys(db)).map((row) => {
    const used = row.lastUsedAt === null ? 'never used' : `last used ${row.lastUsedAt.toISOString()}`;
    const ended = row.revokedAt === null ? '' : `, revoked ${row.revokedAt.toISOString()}`;
    return `${row.name}: made ${row.createdAt.toISOString()}, ${used}${ended}`;
  });
}

function tokenOf(headers: Readonly<Record<string, string | string[] | undefined>>): string | undefined {
  const own = headers['x-api-key'];
  if (typeof own === 'string' && own !== '') return own;
  return /^Bearer +(\S+)$/i.exec(String(headers.authorization ?? ''))?.[1];
}

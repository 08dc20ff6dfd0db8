import type { ApiScope } from '@phial/domain/api-scope';
import type { AppDependencies } from '../../app-dependencies.ts';
import { Refused } from '../../errors.ts';
import { tokenHash } from '../sessions/secret-token.ts';
import { findApiKey, touchApiKey } from './api-key.sql.ts';

/** How exactly the last use is known; so that not every call writes. */
const USED_EVERY_MS = 60_000;

/** The program a call came from. */
export interface CallingProgram {
  readonly keyId: string;
  readonly name: string;
}

/**
 * Whose key a call carries. The address is counted before the key is looked up
 * and the key after it, so that a program that runs wild stops at its own share.
 * @param scope what the call needs
 * @param call.headers `Authorization: Bearer KEY`, or `X-API-Key: KEY`
 * @throws Refused `api-key-invalid` without a key in use, `api-scope-missing` with `data.scope`, `too-many-requests`
 */
export async function readApiKey(
  { db, clock, limits }: Pick<AppDependencies, 'db' | 'clock' | 'limits'>,
  scope: ApiScope,
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
  if (!row.scopes.includes(scope)) throw new Refused('api-scope-missing', { scope });
  return { keyId: row.id, name: row.name };
}

function tokenOf(headers: Readonly<Record<string, string | string[] | undefined>>): string | undefined {
  const own = headers['x-api-key'];
  if (typeof own === 'string' && own !== '') return own;
  return /^Bearer +(\S+)$/i.exec(String(headers.authorization ?? ''))?.[1];
}

import { randomUUID } from 'node:crypto';
import { MOST_WEBHOOK_ENDPOINTS, type NewWebhookEndpoint } from '@phial/contract/staff/webhook';
import type { AppDependencies } from '../../app-dependencies.ts';
import { holdCurrentKey } from '../../crypto/document-hash.ts';
import { lockRegister } from '../../db/locks.ts';
import type { Queryable } from '../../db/pool.ts';
import {
  countEndpoints,
  findEndpoint,
  insertEndpoint,
  insertSecret,
  lockEndpoint,
  updateEndpoint,
} from './endpoint.sql.ts';
import { encryptSecret, newSecret } from './endpoint-secret.ts';

/** What a configuration carries of an endpoint from one system to another. */
export interface CarriedEndpoint extends NewWebhookEndpoint {
  readonly id: string;
}

type SecretDependencies = Pick<AppDependencies, 'db' | 'keys'>;

/** Before endpoints are put: no key is replaced and no endpoint changed until the transaction ends. */
export async function lockEndpoints(tx: Queryable, deps: SecretDependencies): Promise<void> {
  await holdCurrentKey(tx, deps);
  await lockRegister(tx, 'webhook_endpoint');
}

/**
 * Adds or changes an endpoint. A new one, and one with another address, is off until an administrator turns it on; a
 * new one gets a secret of this system.
 * @param tx has {@link lockEndpoints}
 * @returns false, and nothing was written, where there is no room for another one
 */
export async function putCarriedEndpoint(
  tx: Queryable,
  { keys }: SecretDependencies,
  endpoint: CarriedEndpoint,
  now: Date,
): Promise<boolean> {
  const { id } = endpoint;
  const former = await findEndpoint(tx, id, now);
  if (former !== undefined) {
    const locked = await lockEndpoint(tx, id);
    const enabled = former.url === endpoint.url && locked?.enabled === true;
    await updateEndpoint(tx, { ...endpoint, enabled, now });
    return true;
  }
  if ((await countEndpoints(tx)).all >= MOST_WEBHOOK_ENDPOINTS) return false;
  await insertEndpoint(tx, { ...endpoint, now });
  await updateEndpoint(tx, { ...endpoint, enabled: false, now });
  const secretId = randomUUID();
  const encrypted = encryptSecret(keys, secretId, newSecret());
  await insertSecret(tx, { id: secretId, endpointId: id, encrypted, now });
  return true;
}

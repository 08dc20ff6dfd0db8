import { randomUUID } from 'node:crypto';
import {
  MOST_WEBHOOK_ENDPOINTS,
  type NewWebhookEndpoint,
  type WebhookEndpoint,
  type WebhookEndpointChange,
  type WebhookEndpointWithSecret,
  type WebhookEventType,
} from '@phial/contract/staff/webhook';
import { parseRecordId } from '@phial/domain/uuid';
import { type AccountActor, assertConfirmed } from '../../accounts/administration/confirmed-actor.ts';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { holdCurrentKey } from '../../crypto/document-hash.ts';
import { lockRegister } from '../../db/locks.ts';
import type { Queryable } from '../../db/pool.ts';
import { found, Refused } from '../../errors.ts';
import { beginReading } from '../events/events.sql.ts';
import { isEndpointUrl } from '../sending/receiver-address.ts';
import {
  countEndpoints,
  deleteEndpointRow,
  type EndpointRow,
  endSecrets,
  findEndpoint,
  insertEndpoint,
  insertSecret,
  listEndpoints,
  lockEndpoint,
  updateEndpoint,
} from './endpoint.sql.ts';
import { encryptSecret, newSecret } from './endpoint-secret.ts';

type EndpointDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config' | 'keys'>;

/** What an administrator enters. */
type EndpointTexts = Omit<NewWebhookEndpoint, 'ownPassword'>;

/** How long a secret that was replaced goes on signing. */
const ROTATION_MS = 24 * 3600 * 1000;

export async function readEndpoints({
  db,
  clock,
}: Pick<EndpointDependencies, 'db' | 'clock'>): Promise<{ endpoints: WebhookEndpoint[] }> {
  return { endpoints: (await listEndpoints(db, clock.now())).map(wireEndpoint) };
}

/**
 * @throws Refused `confirmation-needed`, `webhook-url-invalid`, `webhook-description-missing`,
 * `webhook-endpoints-full`
 */
export async function createEndpoint(
  deps: EndpointDependencies,
  by: AccountActor,
  body: EndpointTexts,
): Promise<WebhookEndpointWithSecret> {
  assertConfirmed(by);
  const { db, clock, keys } = deps;
  const texts = checkedTexts(deps, body);
  const now = clock.now();
  const id = randomUUID();
  return db.transaction(async (tx) => {
    await holdCurrentKey(tx, deps);
    await lockRegister(tx, 'webhook_endpoint');
    const { all, enabled } = await countEndpoints(tx);
    if (all >= MOST_WEBHOOK_ENDPOINTS) throw new Refused('webhook-endpoints-full');
    if (enabled === 0) await beginReading(tx, now);
    await insertEndpoint(tx, { ...texts, id, now });
    const secret = await addSecret(tx, keys, { endpointId: id, now });
    await recordEvent(tx, {
      at: now,
      actor: by.actor,
      action: 'webhook-endpoint-created',
      detail: { endpoint: id },
    });
    return { endpoint: wireEndpoint(found(await findEndpoint(tx, id, now))), secret };
  });
}

/**
 * Another address is as good as another endpoint, so it has to be confirmed like one.
 * @throws Refused `not-found`, `version-conflict` with the endpoint as it is now, and as {@link createEndpoint}
 */
export async function changeEndpoint(
  deps: EndpointDependencies,
  by: AccountActor,
  id: string,
  { version, enabled, ...body }: Omit<WebhookEndpointChange, 'ownPassword'>,
): Promise<WebhookEndpoint> {
  const { db, clock } = deps;
  const texts = checkedTexts(deps, body);
  const endpointId = parseRecordId(id);
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockRegister(tx, 'webhook_endpoint');
    const former = found(await lockEndpoint(tx, endpointId));
    if (former.version !== version) {
      const endpoint = wireEndpoint(found(await findEndpoint(tx, endpointId, now)));
      throw new Refused('version-conflict', { endpoint });
    }
    if (texts.url !== former.url) assertConfirmed(by);
    const others = await countEndpoints(tx);
    if (enabled && others.enabled === 0) await beginReading(tx, now);
    await updateEndpoint(tx, { ...texts, id: endpointId, enabled, now });
    const action =
      former.enabled === enabled
        ? 'webhook-endpoint-changed'
        : enabled
          ? 'webhook-endpoint-on'
          : 'webhook-endpoint-off';
    await recordEvent(tx, { at: now, actor: by.actor, action, detail: { endpoint: endpointId } });
    return wireEndpoint(found(await findEndpoint(tx, endpointId, now)));
  });
}

/** @throws Refused `not-found` */
export async function deleteEndpoint(
  { db, clock }: Pick<EndpointDependencies, 'db' | 'clock'>,
  account: string,
  id: string,
): Promise<void> {
  const endpointId = parseRecordId(id);
  await db.transaction(async (tx) => {
    if (!(await deleteEndpointRow(tx, endpointId))) throw new Refused('not-found');
    await recordEvent(tx, {
      at: clock.now(),
      actor: { account },
      action: 'webhook-endpoint-deleted',
      detail: { endpoint: endpointId },
    });
  });
}

/**
 * A new secret; the one before signs beside it for 24 hours, so that the receiver can be changed without a gap.
 * @throws Refused `not-found`
 */
export async function rotateSecret(
  deps: EndpointDependencies,
  account: string,
  id: string,
): Promise<WebhookEndpointWithSecret> {
  const { db, clock, keys } = deps;
  const endpointId = parseRecordId(id);
  const now = clock.now();
  return db.transaction(async (tx) => {
    await holdCurrentKey(tx, deps);
    found(await lockEndpoint(tx, endpointId));
    const until = new Date(now.getTime() + ROTATION_MS);
    await endSecrets(tx, { endpointId, now, until });
    const secret = await addSecret(tx, keys, { endpointId, now });
    await recordEvent(tx, {
      at: now,
      actor: { account },
      action: 'webhook-secret-replaced',
      detail: { endpoint: endpointId },
    });
    return { endpoint: wireEndpoint(found(await findEndpoint(tx, endpointId, now))), secret };
  });
}

async function addSecret(
  tx: Queryable,
  keys: EndpointDependencies['keys'],
  { endpointId, now }: { endpointId: string; now: Date },
): Promise<string> {
  const secret = newSecret();
  const id = randomUUID();
  await insertSecret(tx, { id, endpointId, encrypted: encryptSecret(keys, id, secret), now });
  return secret;
}

/** @throws Refused `webhook-url-invalid`, `webhook-description-missing` */
function checkedTexts(
  { config }: Pick<EndpointDependencies, 'config'>,
  { url, description, eventTypes }: EndpointTexts,
): EndpointTexts {
  const address = url.trim();
  if (!isEndpointUrl(address, config)) throw new Refused('webhook-url-invalid');
  const name = description.trim();
  if (name === '') throw new Refused('webhook-description-missing');
  return { url: address, description: name, eventTypes };
}

function wireEndpoint({ id, eventTypes, ...row }: EndpointRow): WebhookEndpoint {
  const { url, description, enabled, waiting, failed, version } = row;
  return {
    endpointId: id,
    url,
    description,
    eventTypes: eventTypes as WebhookEventType[],
    enabled,
    goneAt: row.goneAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    waiting,
    failed,
    formerSecretUntil: row.formerSecretUntil?.toISOString() ?? null,
    version,
  };
}

import type { Encrypted } from '../../crypto/key-ring.ts';
import type { Queryable } from '../../db/pool.ts';
import type { CamelRow } from '../../db/row.ts';

export interface EndpointRow
  extends CamelRow<
    'webhook_endpoint',
    | 'id'
    | 'url'
    | 'description'
    | 'event_types'
    | 'enabled'
    | 'gone_at'
    | 'created_at'
    | 'last_success_at'
    | 'failing_since'
    | 'version'
  > {
  waiting: number;
  failed: number;
  formerSecretUntil: Date | null;
}

/** @param now the parameter with the present instant */
const columns = (now: string) => `
  endpoint.id, url, description, event_types AS "eventTypes", enabled, gone_at AS "goneAt",
  endpoint.created_at AS "createdAt", last_success_at AS "lastSuccessAt", failing_since AS "failingSince", version,
  (SELECT count(*)::int FROM webhook_delivery
    WHERE endpoint_id = endpoint.id AND state IN ('WAITING', 'SENDING')) AS waiting,
  (SELECT count(*)::int FROM webhook_delivery WHERE endpoint_id = endpoint.id AND state = 'FAILED') AS failed,
  (SELECT max(ends_at) FROM webhook_secret WHERE endpoint_id = endpoint.id AND ends_at > ${now}) AS "formerSecretUntil"`;

/** All of them, the oldest first. */
export function listEndpoints(db: Queryable, now: Date) {
  return db.rows<EndpointRow>({
    name: 'webhook-endpoints',
    text: `SELECT ${columns('$1')} FROM webhook_endpoint endpoint ORDER BY endpoint.created_at, endpoint.id`,
    values: [now],
  });
}

export function findEndpoint(db: Queryable, id: string, now: Date) {
  return db.row<EndpointRow>({
    name: 'webhook-endpoint',
    text: `SELECT ${columns('$2')} FROM webhook_endpoint endpoint WHERE endpoint.id = $1`,
    values: [id, now],
  });
}

/** Keeps an endpoint from being changed until the transaction ends. */
export function lockEndpoint(tx: Queryable, id: string) {
  return tx.row<CamelRow<'webhook_endpoint', 'url' | 'enabled' | 'version'>>({
    name: 'webhook-endpoint-lock',
    text: 'SELECT url, enabled, version FROM webhook_endpoint WHERE id = $1 FOR UPDATE',
    values: [id],
  });
}

export async function countEndpoints(tx: Queryable): Promise<{ all: number; enabled: number }> {
  const row = await tx.row<{ all: number; enabled: number }>({
    name: 'webhook-endpoint-count',
    text: 'SELECT count(*)::int AS all, (count(*) FILTER (WHERE enabled))::int AS enabled FROM webhook_endpoint',
  });
  return row ?? { all: 0, enabled: 0 };
}

interface EndpointText {
  id: string;
  url: string;
  description: string;
  eventTypes: readonly string[];
  now: Date;
}

export async function insertEndpoint(tx: Queryable, endpoint: EndpointText): Promise<void> {
  await tx.query({
    name: 'webhook-endpoint-insert',
    text: `
INSERT INTO webhook_endpoint (id, url, description, event_types, created_at, updated_at)
VALUES ($1, $2, $3, $4, $5, $5)`,
    values: [endpoint.id, endpoint.url, endpoint.description, endpoint.eventTypes, endpoint.now],
  });
}

/** One that is turned on begins anew: what its receiver did before is forgotten. */
export async function updateEndpoint(
  tx: Queryable,
  endpoint: EndpointText & { enabled: boolean },
): Promise<void> {
  await tx.query({
    name: 'webhook-endpoint-update',
    text: `
UPDATE webhook_endpoint SET url = $2, description = $3, event_types = $4, enabled = $5, updated_at = $6,
  gone_at = CASE WHEN $5 THEN NULL ELSE gone_at END,
  failing_since = CASE WHEN $5 AND NOT enabled THEN NULL ELSE failing_since END,
  version = version + 1
WHERE id = $1`,
    values: [
      endpoint.id,
      endpoint.url,
      endpoint.description,
      endpoint.eventTypes,
      endpoint.enabled,
      endpoint.now,
    ],
  });
}

export async function deleteEndpointRow(tx: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'webhook-endpoint-delete',
    text: 'DELETE FROM webhook_endpoint WHERE id = $1',
    values: [id],
  });
  return rowCount === 1;
}

export async function insertSecret(
  tx: Queryable,
  secret: { id: string; endpointId: string; encrypted: Encrypted; now: Date },
): Promise<void> {
  const { keyId, bytes } = secret.encrypted;
  await tx.query({
    name: 'webhook-secret-insert',
    text: `
INSERT INTO webhook_secret (id, endpoint_id, key_id, secret, created_at) VALUES ($1, $2, $3, $4, $5)`,
    values: [secret.id, secret.endpointId, keyId, bytes, secret.now],
  });
}

/** The secret of now signs until an instant; one that was replaced before ends at once. */
export async function endSecrets(
  tx: Queryable,
  { endpointId, now, until }: { endpointId: string; now: Date; until: Date },
): Promise<void> {
  await tx.query({
    name: 'webhook-secret-end',
    text: `
UPDATE webhook_secret SET ends_at = CASE WHEN ends_at IS NULL THEN $3::timestamptz ELSE least(ends_at, $2) END
WHERE endpoint_id = $1`,
    values: [endpointId, now, until],
  });
}

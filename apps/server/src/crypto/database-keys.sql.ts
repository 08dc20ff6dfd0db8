import type { Queryable } from '../db/pool.ts';
import type { KeyCheck } from './key-ring.ts';

/** For millions of bookings on a disk that is slow: a server must start with them. */
export async function takeTimeForKeys(tx: Queryable): Promise<void> {
  await tx.query({ name: 'keys-patience', text: `SET LOCAL statement_timeout = '300s'` });
}

/**
 * The ids of all keys that something in the database is encrypted or hashed with, other than retired ones. Large tables
 * are read once for both of their keys, by a `DISTINCT` of their own: PostgreSQL reads them in parallel then.
 */
export async function readUsedKeys(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ key_id: string }>({
    name: 'keys-used',
    text: `
WITH used (key_id) AS (
  SELECT unnest(ARRAY[key_id, hash_key_id]) FROM (SELECT DISTINCT key_id, hash_key_id FROM appointment) AS appointment
  UNION SELECT totp_key_id FROM account
  UNION SELECT unnest(ARRAY[key_id, hash_key_id])
  FROM (SELECT DISTINCT key_id, hash_key_id FROM patient) AS patient
  UNION SELECT key_id FROM lab_order
  UNION SELECT key_id FROM report UNION SELECT key_id FROM report_version
  UNION SELECT key_id FROM webhook_secret
  UNION SELECT secret_key_id FROM text_provider
  UNION SELECT key_id FROM document_hash_key
)
SELECT key_id FROM used
WHERE key_id IS NOT NULL AND NOT EXISTS (SELECT FROM key_check WHERE key_check.key_id = used.key_id AND retired)
ORDER BY key_id`,
  });
  return rows.map(({ key_id }) => key_id);
}

/** The check values that the database has. */
export function readKeyChecks(db: Queryable) {
  return db.rows<KeyCheck>({
    name: 'keys-checks',
    text: 'SELECT key_id AS "keyId", check_value AS "value" FROM key_check',
  });
}

/** Writes the check values of keys that have none yet; those that are there stay. */
export async function noteKeyChecks(db: Queryable, checks: readonly KeyCheck[]): Promise<void> {
  await db.query({
    name: 'keys-note',
    text: `
INSERT INTO key_check (key_id, check_value) SELECT * FROM unnest($1::text[], $2::bytea[])
ON CONFLICT DO NOTHING`,
    values: [checks.map(({ keyId }) => keyId), checks.map(({ value }) => value)],
  });
}

/** After a rotation: the start asks for this key and no longer for any other. */
export async function retireOtherKeys(db: Queryable, keyId: string): Promise<void> {
  await db.query({
    name: 'keys-retire',
    text: 'UPDATE key_check SET retired = key_id <> $1 WHERE retired <> (key_id <> $1)',
    values: [keyId],
  });
}

/** An encrypted value and what it is bound to. */
export interface EncryptedSample {
  id: string;
  field: string;
  bytes: Buffer;
}

/** Some values that were encrypted with a key, to try it on. */
export function readEncryptedSamples(db: Queryable, keyId: string) {
  return db.rows<EncryptedSample>({
    name: 'keys-samples',
    text: `
(SELECT id::text, 'name' AS field, name AS bytes FROM appointment WHERE key_id = $1 LIMIT 5)
UNION ALL (SELECT id::text, 'person', person FROM patient WHERE key_id = $1 LIMIT 5)
UNION ALL (SELECT id::text, 'sealed', sealed FROM lab_order WHERE key_id = $1 LIMIT 5)
UNION ALL (SELECT id::text, 'outline', outline FROM report WHERE key_id = $1 LIMIT 5)`,
    values: [keyId],
  });
}

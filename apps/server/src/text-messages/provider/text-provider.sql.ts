import type { Queryable } from '../../db/pool.ts';
import type { CamelRow } from '../../db/row.ts';

/** The settings as stored, with the encrypted secret. */
export type TextProviderRow = CamelRow<
  'text_provider',
  | 'id'
  | 'enabled'
  | 'channel'
  | 'url'
  | 'sender'
  | 'headers'
  | 'format'
  | 'body'
  | 'id_path'
  | 'report_id_path'
  | 'report_state_path'
  | 'delivered_states'
  | 'failed_states'
  | 'secret_key_id'
  | 'secret'
  | 'version'
>;

const COLUMNS = `
id, enabled, channel, url, sender, headers, format, body, id_path AS "idPath", report_id_path AS "reportIdPath",
  report_state_path AS "reportStatePath", delivered_states AS "deliveredStates", failed_states AS "failedStates", secret_key_id AS "secretKeyId", secret,
  version`;

/** @returns undefined before the first settings */
export function readTextProviderRow(db: Queryable): Promise<TextProviderRow | undefined> {
  return db.row<TextProviderRow>({
    name: 'text-provider-read',
    text: `SELECT ${COLUMNS} FROM text_provider`,
    values: [],
  });
}

/**
 * Writes the settings, the first ones too.
 * @param row.version of the settings they were made from; 0 for the first ones
 * @returns undefined, and nothing was written, where they are of another version by now
 */
export function writeTextProviderRow(
  db: Queryable,
  row: TextProviderRow & { now: Date },
): Promise<TextProviderRow | undefined> {
  const { id, enabled, channel, url, sender, headers, format, body, idPath, secretKeyId, secret, now } = row;
  const { reportIdPath, reportStatePath, deliveredStates, failedStates } = row;
  const values = [
    id,
    enabled,
    channel,
    url,
    sender,
    headers,
    format,
    body,
    idPath,
    secretKeyId,
    secret,
    now,
    reportIdPath,
    reportStatePath,
    deliveredStates,
    failedStates,
  ];
  if (row.version === 0) {
    return db.row<TextProviderRow>({
      name: 'text-provider-insert',
      text: `
INSERT INTO text_provider (id, enabled, channel, url, sender, headers, format, body, id_path, secret_key_id, secret,
  updated_at, report_id_path, report_state_path, delivered_states, failed_states)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
ON CONFLICT ON CONSTRAINT text_provider_single DO NOTHING
RETURNING ${COLUMNS}`,
      values,
    });
  }
  return db.row<TextProviderRow>({
    name: 'text-provider-update',
    text: `
UPDATE text_provider SET enabled = $2, channel = $3, url = $4, sender = $5, headers = $6, format = $7, body = $8,
  id_path = $9, secret_key_id = $10, secret = $11, updated_at = $12, report_id_path = $13,
  report_state_path = $14, delivered_states = $15, failed_states = $16, version = version + 1
WHERE id = $1 AND version = $17
RETURNING ${COLUMNS}`,
    values: [...values, row.version],
  });
}

import type { GroupMapping, IdentityProvider } from '@phial/contract/staff/identity-provider';
import type { Queryable } from '../../db/pool.ts';

/** The settings as stored, with the encrypted secret. */
export interface ProviderRow
  extends Pick<
    IdentityProvider,
    'enabled' | 'issuer' | 'clientId' | 'scopes' | 'button' | 'groupsClaim' | 'nameClaim' | 'version'
  > {
  id: string;
  mapping: GroupMapping[];
  secretKeyId: string | null;
  clientSecret: Buffer | null;
}

const COLUMNS = `
id, enabled, issuer, client_id AS "clientId", scopes, button, groups_claim AS "groupsClaim",
  name_claim AS "nameClaim", mapping, version, secret_key_id AS "secretKeyId", client_secret AS "clientSecret"`;

/** @returns undefined before the first settings */
export function readProviderRow(db: Queryable): Promise<ProviderRow | undefined> {
  return db.row<ProviderRow>({
    name: 'identity-provider-read',
    text: `SELECT ${COLUMNS} FROM identity_provider`,
    values: [],
  });
}

/**
 * Writes the settings, the first ones too.
 * @param row.version of the settings they were made from; 0 for the first ones
 * @returns undefined, and nothing was written, where they are of another version by now
 */
export function writeProviderRow(
  db: Queryable,
  row: ProviderRow & { now: Date },
): Promise<ProviderRow | undefined> {
  const { id, enabled, issuer, clientId, scopes, button, groupsClaim, nameClaim, mapping, version } = row;
  const values = [
    id,
    enabled,
    issuer,
    clientId,
    scopes,
    JSON.stringify(button),
    groupsClaim,
    nameClaim,
    JSON.stringify(mapping),
    row.secretKeyId,
    row.clientSecret,
    row.now,
  ];
  if (version === 0) {
    return db.row<ProviderRow>({
      name: 'identity-provider-insert',
      text: `
INSERT INTO identity_provider (id, enabled, issuer, client_id, scopes, button, groups_claim, name_claim, mapping,
  secret_key_id, client_secret, updated_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
ON CONFLICT ON CONSTRAINT identity_provider_single DO NOTHING
RETURNING ${COLUMNS}`,
      values,
    });
  }
  return db.row<ProviderRow>({
    name: 'identity-provider-update',
    text: `
UPDATE identity_provider SET enabled = $2, issuer = $3, client_id = $4, scopes = $5, button = $6, groups_claim = $7,
  name_claim = $8, mapping = $9, secret_key_id = $10, client_secret = $11, updated_at = $12, version = version + 1
WHERE id = $1 AND version = $13
RETURNING ${COLUMNS}`,
    values: [...values, version],
  });
}

/** How many of these service points there are. */
export async function countServicePoints(db: Queryable, ids: readonly string[]): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'identity-provider-points',
    text: 'SELECT count(*)::int AS count FROM service_point WHERE id = ANY ($1::text[])',
    values: [ids],
  });
  return rows[0]?.count ?? 0;
}

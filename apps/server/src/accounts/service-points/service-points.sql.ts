import type { AccountServicePoints } from '@phial/contract/staff/account';
import type { Queryable } from '../../db/pool.ts';

/** The service points of the account in this row, as the calls return them. */
export const SERVICE_POINTS = `
json_build_object('all', all_service_points, 'ids', ARRAY(
  SELECT service_point_id FROM account_service_point WHERE account_id = account.id ORDER BY service_point_id))`;

/** Those that exist; the groups of an identity provider may name one that was deleted since. */
export async function existingServicePoints(
  db: Queryable,
  { all, ids }: AccountServicePoints,
): Promise<AccountServicePoints> {
  const rows = await db.rows<{ id: string }>({
    name: 'account-service-points-existing',
    text: 'SELECT id FROM service_point WHERE id = ANY ($1::text[]) ORDER BY id',
    values: [ids],
  });
  return { all, ids: rows.map(({ id }) => id) };
}

/**
 * Writes the service points of an account whose row is locked or new. Does not count as a change of the account.
 * @returns false where one of them does not exist; the transaction is to be undone then
 */
export async function writeServicePoints(
  tx: Queryable,
  accountId: string,
  { all, ids }: AccountServicePoints,
): Promise<boolean> {
  await tx.query({
    name: 'account-service-points-all',
    text: 'UPDATE account SET all_service_points = $2 WHERE id = $1',
    values: [accountId, all],
  });
  await tx.query({
    name: 'account-service-points-drop',
    text: 'DELETE FROM account_service_point WHERE account_id = $1',
    values: [accountId],
  });
  const wanted = all ? [] : ids;
  const { rowCount } = await tx.query({
    name: 'account-service-points-add',
    text: `
INSERT INTO account_service_point (account_id, service_point_id)
SELECT $1::uuid, id FROM service_point WHERE id = ANY ($2::text[]) FOR SHARE`,
    values: [accountId, wanted],
  });
  return rowCount === wanted.length;
}

/** A service point, and what it is called in any language. */
export interface NamedServicePoint {
  readonly id: string;
  readonly names: readonly string[];
}

/** The service points that some texts name, by id or by name. */
export function findServicePoints(db: Queryable, texts: readonly string[]) {
  return db.rows<NamedServicePoint>({
    name: 'account-service-points-named',
    text: `
SELECT id, ARRAY[name ->> 'tw', name ->> 'zh', name ->> 'en'] AS names FROM service_point
WHERE id = ANY ($1::text[]) OR ARRAY[name ->> 'tw', name ->> 'zh', name ->> 'en'] && $1::text[]`,
    values: [texts],
  });
}

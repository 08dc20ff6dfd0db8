import type { OrderLine } from '@phial/contract/orders/order';
import type { Queryable } from '../../../db/pool.ts';
import type { CamelRow } from '../../../db/row.ts';

/** A set with its lines as they were when its items were saved. */
export interface OrderSetRow extends CamelRow<'order_set', 'id' | 'name' | 'comparable_name' | 'version'> {
  lines: OrderLine[];
}

/** The sets of a doctor, with their items in their order. */
export function readOrderSets(db: Queryable, doctorId: string) {
  return db.rows<OrderSetRow>({
    name: 'order-set-list',
    text: `
SELECT id, order_set.name, comparable_name AS "comparableName", version, coalesce((
    SELECT jsonb_agg(jsonb_build_object('kind', kind, 'itemId', item_id, 'code', code, 'name', item.name) ORDER BY position)
    FROM order_set_item item WHERE set_id = order_set.id
  ), '[]') AS lines
FROM order_set WHERE doctor_id = $1 ORDER BY comparable_name`,
    values: [doctorId],
  });
}

type SetName = { name: string; comparable: string };

export async function insertOrderSet(
  tx: Queryable,
  { id, doctorId, name, comparable }: SetName & { id: string; doctorId: string },
): Promise<void> {
  await tx.query({
    name: 'order-set-insert',
    text: 'INSERT INTO order_set (id, doctor_id, name, comparable_name) VALUES ($1, $2, $3, $4)',
    values: [id, doctorId, name, comparable],
  });
}

/** Moves a set, whose doctor the caller has locked, on to its next version, with this name. */
export async function updateOrderSet(
  tx: Queryable,
  { id, name, comparable }: SetName & { id: string },
): Promise<void> {
  await tx.query({
    name: 'order-set-update',
    text: 'UPDATE order_set SET name = $2, comparable_name = $3, version = version + 1 WHERE id = $1',
    values: [id, name, comparable],
  });
}

/** Writes the items of a set over the former ones. */
export async function replaceSetItems(
  tx: Queryable,
  setId: string,
  lines: readonly OrderLine[],
): Promise<void> {
  await tx.query({
    name: 'order-set-drop-items',
    text: 'DELETE FROM order_set_item WHERE set_id = $1',
    values: [setId],
  });
  await tx.query({
    name: 'order-set-insert-items',
    text: `
INSERT INTO order_set_item (set_id, position, kind, item_id, code, name)
SELECT $1, position, kind, item_id, code, name::jsonb
FROM unnest($2::text[], $3::text[], $4::text[], $5::text[]) WITH ORDINALITY
  AS line (kind, item_id, code, name, position)`,
    values: [
      setId,
      lines.map(({ kind }) => kind),
      lines.map(({ itemId }) => itemId),
      lines.map(({ code }) => code),
      lines.map(({ name }) => JSON.stringify(name)),
    ],
  });
}

export async function deleteOrderSet(tx: Queryable, id: string): Promise<void> {
  await tx.query({ name: 'order-set-delete', text: 'DELETE FROM order_set WHERE id = $1', values: [id] });
}

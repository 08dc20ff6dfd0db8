import type { OrderItem } from '@phial/contract/orders/order';
import type { Queryable } from '../../../db/pool.ts';

/** Those that are no longer offered, too. */
export function readFavourites(db: Queryable, doctorId: string) {
  return db.rows<OrderItem>({
    name: 'favourite-list',
    text: 'SELECT kind, item_id AS "itemId" FROM favourite_item WHERE doctor_id = $1 ORDER BY kind, item_id',
    values: [doctorId],
  });
}

export async function insertFavourite(tx: Queryable, doctorId: string, item: OrderItem): Promise<void> {
  await tx.query({
    name: 'favourite-insert',
    text: 'INSERT INTO favourite_item (doctor_id, kind, item_id) VALUES ($1, $2, $3)',
    values: [doctorId, item.kind, item.itemId],
  });
}

export async function deleteFavourite(db: Queryable, doctorId: string, item: OrderItem): Promise<void> {
  await db.query({
    name: 'favourite-delete',
    text: 'DELETE FROM favourite_item WHERE doctor_id = $1 AND kind = $2 AND item_id = $3',
    values: [doctorId, item.kind, item.itemId],
  });
}

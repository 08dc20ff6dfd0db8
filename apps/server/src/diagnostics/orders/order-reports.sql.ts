import type { Queryable } from '../../db/pool.ts';
import type { Row } from '../../db/row.ts';

/** What an order's reports say about it: the state and the encrypted outline of their newest versions. */
export type OrderReportRow = Row<'report', 'id' | 'order_id' | 'status' | 'key_id' | 'outline'>;

/** The reports there are for some orders. */
export function listReportsOfOrders(db: Queryable, orderIds: readonly string[]) {
  return db.rows<OrderReportRow>({
    name: 'order-reports',
    text: 'SELECT id, order_id, status, key_id, outline FROM report WHERE order_id = ANY ($1::uuid[])',
    values: [orderIds],
  });
}

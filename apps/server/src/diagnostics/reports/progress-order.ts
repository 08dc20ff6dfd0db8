import { reportEvent } from '@phial/domain/ordered-items';
import type { Actor } from '../../audit/record-event.ts';
import type { KeyRing } from '../../crypto/key-ring.ts';
import type { Queryable } from '../../db/pool.ts';
import { advanceOrder } from '../orders/order-progress.ts';
import { listReportsOfOrders } from '../orders/order-reports.sql.ts';
import { answeringReport } from '../orders/order-reports.ts';
import type { ReportedOrder } from './plan-reports.ts';

/**
 * Moves an order on by the reports there are for it, of which at least one is
 * new: it is reported when they answer everything that was ordered and none of
 * them is still to be completed.
 */
export async function progressOrder(
  tx: Queryable,
  keys: KeyRing,
  order: ReportedOrder,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const rows = await listReportsOfOrders(tx, [order.id]);
  const reports = rows.map((row) => answeringReport(keys, row, order.lines));
  const event = reportEvent(order.lines.length, reports);
  await advanceOrder(tx, order, { event, actor, now });
}

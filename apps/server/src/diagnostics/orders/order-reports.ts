import type { OrderLine } from '@phial/contract/orders/order';
import type { OrderState } from '@phial/domain/orders/order-state';
import {
  type AnsweringReport,
  type OrderProgress,
  progressOf,
  reportEvent,
} from '@phial/domain/orders/ordered-items';
import type { Actor } from '../../audit/record-event.ts';
import type { KeyRing } from '../../crypto/key-ring.ts';
import type { Queryable } from '../../db/pool.ts';
import { titledLines } from '../reports/covered-lines.ts';
import { readableOutline } from '../reports/encrypted-report.ts';
import { listReportsOfOrders, type OrderReportRow } from './order.sql.ts';
import { advanceOrder } from './order-progress.ts';

/** What a report answers of its order; one that was taken before the two were compared goes by its title. */
function answeringReport(keys: KeyRing, row: OrderReportRow, lines: readonly OrderLine[]): AnsweringReport {
  const { status } = row;
  const { title, covers, titled = [], completeness = 'whole' } = readableOutline(keys, row);
  if (covers !== undefined) return { status, covers, titled, completeness };
  return { status, covers: titledLines(lines, { codes: [], name: title }) };
}

/** How far some orders have got by the reports there are for them, by their ids. */
export async function progressOfOrders(
  { keys, db }: { keys: KeyRing; db: Queryable },
  orders: readonly { id: string; lines: readonly OrderLine[] }[],
): Promise<(order: { id: string; lines: readonly OrderLine[] }) => OrderProgress> {
  const ids = orders.map(({ id }) => id);
  const rows = await listReportsOfOrders(db, ids);
  const byOrder = Map.groupBy(rows, ({ order_id: orderId }) => orderId);
  return ({ id, lines }) =>
    progressOf(
      lines.length,
      (byOrder.get(id) ?? []).map((row) => answeringReport(keys, row, lines)),
    );
}

/**
 * Moves an order on by the reports there are for it, of which at least one is
 * new: it is reported when they answer everything that was ordered and none of
 * them is still to be completed.
 */
export async function progressOrder(
  tx: Queryable,
  keys: KeyRing,
  order: { id: string; state: OrderState; lines: readonly OrderLine[] },
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const rows = await listReportsOfOrders(tx, [order.id]);
  const reports = rows.map((row) => answeringReport(keys, row, order.lines));
  const event = reportEvent(order.lines.length, reports);
  await advanceOrder(tx, order, { event, actor, now });
}

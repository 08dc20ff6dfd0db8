import type { OrderLine } from '@phial/contract/order';
import { type AnsweringReport, type OrderProgress, progressOf } from '@phial/domain/ordered-items';
import type { KeyRing } from '../../crypto/key-ring.ts';
import type { Queryable } from '../../db/pool.ts';
import { coveredLines } from '../reports/covered-lines.ts';
import { readableOutline } from '../reports/encrypted-report.ts';
import { listReportsOfOrders, type OrderReportRow } from './order-reports.sql.ts';

/** What a report answers of its order; one that was taken before the two were compared goes by its title. */
export function answeringReport(
  keys: KeyRing,
  row: OrderReportRow,
  lines: readonly OrderLine[],
): AnsweringReport {
  const { status } = row;
  const { title, covers } = readableOutline(keys, row);
  if (covers !== undefined) return { status, covers };
  return { status, ...coveredLines(lines, { status, codes: [], content: { title, groups: [] } }) };
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

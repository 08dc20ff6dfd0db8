import { sql } from 'kysely';
import type { TestDatabase } from '../../../apps/server/src/testing/open-test-database.ts';
import type { Complain } from './complaint.ts';
import type { AskedOrder } from './doctor.ts';

/** Every order that was placed and every report that was taken is there, once. */
export async function judgeOrders(
  db: TestDatabase,
  orders: readonly AskedOrder[],
  complain: Complain,
): Promise<void> {
  const { rows } = await sql<{ id: string; number: string; state: string; reports: string[] }>`
    SELECT id, number, state,
      ARRAY(SELECT report.number FROM report WHERE report.order_id = lab_order.id) AS reports
    FROM lab_order`.execute(db.kysely);
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const { orderId, number, at, report } of orders) {
    const order = stored.get(orderId);
    if (order === undefined || order.number !== number || order.state === 'DRAFT')
      complain('lost', `order ${orderId} was placed and is not there as such`, at);
    if (report !== undefined && !order?.reports.includes(report))
      complain('lost', `the report of order ${orderId} was taken and is not there`, at);
  }
  for (const { id, reports } of rows) {
    if (reports.length > 1) complain('doubled', `order ${id} has ${reports.length} reports, sent as one`);
  }
}

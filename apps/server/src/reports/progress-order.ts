import { nextOrderState } from '@phial/domain/order-state';
import { isUnfinished, isWithdrawn } from '@phial/domain/report-status';
import type { Actor } from '../audit/event.sql.ts';
import type { Queryable } from '../db/pool.ts';
import { advanceOrder } from '../orders/order-progress.ts';
import type { ReportedOrder } from './plan-reports.ts';
import { statusesOfOrder } from './take-report.sql.ts';

/**
 * Moves an order on by the reports there are for it: the first begins it, and
 * it is reported when none of them is still to be completed. Withdrawn reports
 * alone say nothing about it.
 */
export async function progressOrder(
  tx: Queryable,
  order: ReportedOrder,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const statuses = (await statusesOfOrder(tx, order.id)).filter((status) => !isWithdrawn(status));
  if (statuses.length === 0) return;
  const event = statuses.some(isUnfinished) ? 'report-part' : 'report';
  if (nextOrderState(order.state, event) !== order.state)
    await advanceOrder(tx, order, { event, actor, now });
}

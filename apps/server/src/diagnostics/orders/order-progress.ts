import { nextOrderState, type OrderEvent, type OrderState } from '@phial/domain/orders/order-state';
import { type Actor, type AuditEvent, recordEvent } from '../../audit/record-event.ts';
import type { Queryable } from '../../db/pool.ts';
import { moveOrder } from './order.sql.ts';

const ACTION_OF: Readonly<Partial<Record<OrderState, AuditEvent['action']>>> = {
  RECEIVED: 'order-received',
  IN_PROGRESS: 'order-in-progress',
  REPORTED: 'order-reported',
  CANCELLED: 'order-cancelled',
};

/**
 * Something happened to an order whose lock the caller has: it moves on, and
 * it is recorded in the audit log when its state changed.
 * @returns the state it is in now; undefined where this cannot happen, and then nothing was changed
 */
export async function advanceOrder(
  tx: Queryable,
  order: { id: string; state: OrderState },
  {
    event,
    actor,
    now,
    receivedAt,
  }: { event: Exclude<OrderEvent, 'place'>; actor: Actor; now: Date; receivedAt?: Date },
): Promise<OrderState | undefined> {
  const state = nextOrderState(order.state, event);
  if (state === undefined) return undefined;
  const isReport = event === 'report' || event === 'report-part' || event === 'report-none';
  await moveOrder(tx, { id: order.id, state, now, isReport, receivedAt });
  const action = ACTION_OF[state];
  // That a report was withdrawn stands with the report.
  if (action !== undefined && state !== order.state && event !== 'report-none') {
    await recordEvent(tx, { at: now, actor, action, detail: { order: order.id } });
  }
  return state;
}

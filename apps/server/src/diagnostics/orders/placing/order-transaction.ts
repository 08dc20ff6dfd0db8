import type { Order } from '@phial/contract/orders/order';
import type { AppDependencies } from '../../../app-dependencies.ts';
import { holdCurrentKey } from '../../../crypto/document-hash.ts';
import type { Queryable } from '../../../db/pool.ts';
import { retryWhenUndone } from '../../../db/retry.ts';
import { found, Refused } from '../../../errors.ts';
import { lockOrder, type OrderRow } from '../order.sql.ts';
import { openedOrder, wireOrder } from '../wire-order.ts';

export type OrderDependencies = Pick<AppDependencies, 'db' | 'clock' | 'keys'>;

/** An order is not as the caller has it; its present state is part of the refusal. */
export class OrderMoved extends Error {
  override readonly name = 'OrderMoved';
  readonly code: 'version-conflict' | 'order-state';
  readonly row: OrderRow;

  constructor(code: 'version-conflict' | 'order-state', row: OrderRow) {
    super(code);
    this.code = code;
    this.row = row;
  }
}

/**
 * Changes one of the doctor's own orders: all of it or nothing. What it looks
 * like then is put together after the commit, as that reads the catalogue,
 * which takes a connection of its own.
 * @param work writes, and throws {@link OrderMoved} or a refusal; answers the id of the order
 * @throws Refused what `work` throws; `version-conflict` and `order-state` carry the order in `data.order`
 * @throws UnreadableError when the order cannot be decrypted; nothing is written then
 */
export async function changeOrder(
  deps: OrderDependencies,
  doctorId: string,
  work: (tx: Queryable) => Promise<string>,
): Promise<Order> {
  try {
    const row = await retryWhenUndone(() =>
      deps.db.transaction(async (tx) => {
        await holdCurrentKey(tx, deps);
        const id = await work(tx);
        const changed = await lockOrder(tx, doctorId, id);
        if (changed === undefined) throw new Error(`order ${id} is gone within its own transaction`);
        // Whoever learns that the order cannot be read must not have changed it.
        await openedOrder({ db: tx, keys: deps.keys }, changed);
        return changed;
      }),
    );
    return await wireOrder(deps, row);
  } catch (error) {
    if (!(error instanceof OrderMoved)) throw error;
    throw new Refused(error.code, { order: await wireOrder(deps, error.row) });
  }
}

/**
 * Locks one's own order as it was last read.
 * @throws Refused `not-found`, for another doctor's order as for none; OrderMoved `version-conflict`
 */
export async function lockVersion(
  tx: Queryable,
  order: { doctorId: string; id: string; version: number },
): Promise<OrderRow> {
  const row = found(await lockOrder(tx, order.doctorId, order.id));
  if (row.version !== order.version) throw new OrderMoved('version-conflict', row);
  return row;
}

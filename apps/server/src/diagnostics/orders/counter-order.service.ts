import type { CounterOrder } from '@phial/contract/orders/order';
import { isOrderNumber, normaliseOrderNumber } from '@phial/domain/orders/order-number';
import { parseRecordId } from '@phial/domain/uuid';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { KeyRing } from '../../crypto/key-ring.ts';
import type { Queryable } from '../../db/pool.ts';
import { found, Refused } from '../../errors.ts';
import { findOrderByNumber, findOrderByToken, findPersonOfOrder, lockAnyOrder } from './any-order.sql.ts';
import { requirementsOf } from './chosen-items.ts';
import { decryptOrder } from './encrypted-order.ts';
import type { OrderRow } from './order.sql.ts';
import { advanceOrder } from './order-progress.ts';
import { decryptPatient } from './patients/encrypted-patient.ts';
import { noteTokenHash, tokenOfScan } from './request-note/note-token.ts';
import { orderHead, patientInList } from './wire-order.ts';

type CounterDependencies = Pick<AppDependencies, 'db' | 'clock' | 'keys'>;

/**
 * The order of a request note: by its number as typed, or by what its QR code holds.
 * @throws Refused `order-unknown`, for a draft as well
 */
export async function findOrderAtCounter(deps: CounterDependencies, code: string): Promise<CounterOrder> {
  const token = tokenOfScan(code);
  const row =
    token === undefined ? await byNumber(deps, code) : await findOrderByToken(deps.db, noteTokenHash(token));
  if (row === undefined) throw new Refused('order-unknown');
  return counterOrder(deps, row);
}

/**
 * The specimen came. Ticked twice it is refused, with the order as it is now.
 * @throws Refused `not-found`, `version-conflict`, `order-state`, the last two with `data.order`
 */
export async function receiveOrder(
  deps: CounterDependencies,
  accountId: string,
  orderId: string,
  version: number,
): Promise<CounterOrder> {
  const outcome = await deps.db.transaction(async (tx) => {
    const row = found(await lockAnyOrder(tx, parseRecordId(orderId)));
    if (row.version !== version) return { refused: 'version-conflict' as const, row };
    const act = { event: 'receive' as const, actor: { account: accountId }, now: deps.clock.now() };
    // Whoever learns that the order cannot be read must not have received it.
    await openedForCounter({ db: tx, keys: deps.keys }, row);
    const state = await advanceOrder(tx, row, act);
    if (state === undefined) return { refused: 'order-state' as const, row };
    return { row: (await lockAnyOrder(tx, row.id)) ?? row };
  });
  const order = await counterOrder(deps, outcome.row);
  if (outcome.refused !== undefined) throw new Refused(outcome.refused, { order });
  return order;
}

async function byNumber({ db }: CounterDependencies, typed: string): Promise<OrderRow | undefined> {
  const number = normaliseOrderNumber(typed);
  return isOrderNumber(number) ? findOrderByNumber(db, number) : undefined;
}

async function counterOrder(deps: CounterDependencies, row: OrderRow): Promise<CounterOrder> {
  return {
    ...orderHead(row),
    ...(await openedForCounter(deps, row)),
    lines: row.lines,
    requirements: await requirementsOf(deps, row.lines),
  };
}

/**
 * @throws UnreadableError when the notes or the patient cannot be decrypted: the counter could not see whose
 * they are
 */
async function openedForCounter({ db, keys }: { db: Queryable; keys: KeyRing }, row: OrderRow) {
  const { doctorName, patient } = await findPersonOfOrder(db, row);
  const birthday = patient === null ? '' : decryptPatient(keys, patient).birthday;
  return { ...patientInList(keys, patient), birthday, doctorName, notes: decryptOrder(keys, row).notes };
}

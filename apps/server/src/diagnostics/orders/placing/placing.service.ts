import type { Order } from '@phial/contract/orders/order';
import { missingToPlace } from '@phial/domain/orders/order-state';
import { parseRecordId } from '@phial/domain/uuid';
import { recordEvent } from '../../../audit/record-event.ts';
import { found, Refused } from '../../../errors.ts';
import { addDelivery } from '../../laboratory/order-delivery.sql.ts';
import { chosenLines } from '../chosen-items.ts';
import { decryptOrder, encryptOrder } from '../encrypted-order.ts';
import { findOrder, type OrderRow, placeOrder, replaceLines } from '../order.sql.ts';
import { advanceOrder } from '../order-progress.ts';
import { findPatient } from '../patients/patient.sql.ts';
import { newNoteToken, noteTokenHash, noteTokenUntil } from '../request-note/note-token.ts';
import { wireOrder } from '../wire-order.ts';
import { changeOrder, lockVersion, type OrderDependencies, OrderMoved } from './order-transaction.ts';

/** @throws Refused `not-found`, for another doctor's order as for none */
export async function readOrder(deps: OrderDependencies, doctorId: string, id: string): Promise<Order> {
  return wireOrder(deps, await findOwnOrder(deps, doctorId, id));
}

/** @throws Refused `not-found` */
export async function findOwnOrder(
  { db }: Pick<OrderDependencies, 'db'>,
  doctorId: string,
  id: string,
): Promise<OrderRow> {
  return found(await findOrder(db, doctorId, parseRecordId(id)));
}

/**
 * Places a draft: from now on the laboratory knows of it, under the names its
 * items have today, and its request note has a QR code.
 * @throws Refused `not-found`; `version-conflict`, `order-state` with the order; `order-patient-missing`,
 *   `order-items-missing`, `order-item-unknown`
 */
export async function placeDraft(
  deps: OrderDependencies,
  doctorId: string,
  orderId: string,
  version: number,
): Promise<Order> {
  const id = parseRecordId(orderId);
  const draft = await findOwnOrder(deps, doctorId, id);
  const lines = await chosenLines(
    deps,
    draft.lines.map(({ kind, itemId }) => ({ kind, itemId })),
  );
  return changeOrder(deps, doctorId, async (tx) => {
    const row = await lockVersion(tx, { doctorId, id, version });
    if (row.state !== 'DRAFT') throw new OrderMoved('order-state', row);
    // The patient may have been erased since.
    const patient = row.patientId === null ? undefined : await findPatient(tx, doctorId, row.patientId);
    const missing = missingToPlace({ patientId: patient?.id ?? null, items: row.lines });
    if (missing !== undefined) {
      throw new Refused(missing === 'patient' ? 'order-patient-missing' : 'order-items-missing');
    }
    const now = deps.clock.now();
    const noteToken = newNoteToken();
    const encrypted = encryptOrder(deps.keys, id, { ...decryptOrder(deps.keys, row), noteToken });
    const token = { hash: noteTokenHash(noteToken), until: noteTokenUntil(now) };
    await placeOrder(tx, { id, encrypted, token, now });
    // They were read before, at the version that is locked now: whoever knows a version has seen them before.
    await replaceLines(tx, id, lines);
    const actor = { account: doctorId };
    const detail = { order: id, number: row.number };
    await recordEvent(tx, { at: now, actor, action: 'order-placed', detail });
    await addDelivery(tx, { orderId: id, change: 'PLACED', now });
    return id;
  });
}

/**
 * Takes an order back, as long as the specimen is not at the laboratory.
 * @throws Refused `not-found`; `version-conflict`, `order-state` with the order
 */
export async function cancelOrder(
  deps: OrderDependencies,
  doctorId: string,
  orderId: string,
  version: number,
): Promise<Order> {
  const id = parseRecordId(orderId);
  return changeOrder(deps, doctorId, async (tx) => {
    const row = await lockVersion(tx, { doctorId, id, version });
    const act = { event: 'cancel' as const, actor: { account: doctorId }, now: deps.clock.now() };
    if ((await advanceOrder(tx, row, act)) === undefined) throw new OrderMoved('order-state', row);
    // Of a draft the laboratory never knew.
    if (row.placedAt !== null) await addDelivery(tx, { orderId: id, change: 'CANCELLED', now: act.now });
    return id;
  });
}

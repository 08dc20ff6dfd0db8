import { randomBytes, randomUUID } from 'node:crypto';
import type { DraftChange, DraftRequest, Order } from '@phial/contract/orders/order';
import { generateOrderNumber } from '@phial/domain/orders/order-number';
import { parseRecordId } from '@phial/domain/uuid';
import { recordEvent } from '../../../audit/record-event.ts';
import type { Queryable } from '../../../db/pool.ts';
import { found, Refused } from '../../../errors.ts';
import { chosenLines } from '../chosen-items.ts';
import { encryptOrder } from '../encrypted-order.ts';
import { insertOrder, type NewOrder, replaceLines, updateDraft } from '../order.sql.ts';
import { findPatient } from '../patients/patient.sql.ts';
import { changeOrder, lockVersion, type OrderDependencies, OrderMoved } from './order-transaction.ts';

/** Order numbers that may be another's, one after another, before giving up. */
const NUMBERS_TO_TRY = 5;

/**
 * A new draft, which has its number from the beginning.
 * @throws Refused `not-found` for a patient that is not the doctor's own, `order-item-unknown`
 */
export async function saveDraft(
  deps: OrderDependencies,
  doctorId: string,
  body: DraftRequest,
): Promise<Order> {
  const { priority = 'routine' } = body;
  const lines = await chosenLines(deps, body.items);
  const id = randomUUID();
  return changeOrder(deps, doctorId, async (tx) => {
    const patientId = await ownPatient(tx, doctorId, body.patientId);
    const now = deps.clock.now();
    const encrypted = encryptOrder(deps.keys, id, { notes: body.notes });
    await insertNumbered(tx, { id, doctorId, patientId, priority, encrypted, now });
    await replaceLines(tx, id, lines);
    const actor = { account: doctorId };
    await recordEvent(tx, { at: now, actor, action: 'order-drafted', detail: { order: id } });
    return id;
  });
}

/**
 * @throws Refused `not-found`; `version-conflict` and `order-state`, both with the order as it is now in
 *   `data.order`; `order-item-unknown`
 */
export async function changeDraft(
  deps: OrderDependencies,
  doctorId: string,
  orderId: string,
  body: DraftChange,
): Promise<Order> {
  const id = parseRecordId(orderId);
  const { priority = 'routine' } = body;
  const lines = await chosenLines(deps, body.items);
  return changeOrder(deps, doctorId, async (tx) => {
    const former = await lockVersion(tx, { doctorId, id, version: body.version });
    if (former.state !== 'DRAFT') throw new OrderMoved('order-state', former);
    const patientId = await ownPatient(tx, doctorId, body.patientId);
    const now = deps.clock.now();
    const encrypted = encryptOrder(deps.keys, id, { notes: body.notes });
    await updateDraft(tx, { id, patientId, priority, encrypted, now });
    await replaceLines(tx, id, lines);
    const actor = { account: doctorId };
    await recordEvent(tx, { at: now, actor, action: 'order-draft-changed', detail: { order: id } });
    return id;
  });
}

async function ownPatient(tx: Queryable, doctorId: string, patientId: string | null): Promise<string | null> {
  if (patientId === null) return null;
  return found(await findPatient(tx, doctorId, parseRecordId(patientId))).id;
}

async function insertNumbered(tx: Queryable, order: Omit<NewOrder, 'number'>): Promise<void> {
  for (let attempt = 1; attempt <= NUMBERS_TO_TRY; attempt++) {
    if (await insertOrder(tx, { ...order, number: generateOrderNumber(randomBytes) })) return;
  }
  throw new Refused('busy');
}

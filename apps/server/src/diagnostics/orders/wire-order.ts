import type { Order, OrderSummary } from '@phial/contract/orders/order';
import type { OrderProgress } from '@phial/domain/orders/ordered-items';
import { maskPatientDocument } from '@phial/domain/orders/patient-form';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { orUnreadable } from '../../crypto/unreadable.ts';
import type { Queryable } from '../../db/pool.ts';
import { requirementsOf } from './chosen-items.ts';
import { decryptOrder } from './encrypted-order.ts';
import type { OrderRow } from './order.sql.ts';
import { progressOfOrders } from './order-reports.ts';
import { decryptPatient, type EncryptedPatientRow, wirePatient } from './patients/encrypted-patient.ts';
import { findPatient } from './patients/patient.sql.ts';

/** What every answer about an order begins with. */
export function orderHead(row: Omit<OrderRow, 'lines'>) {
  const text = (at: Date | null) => at?.toISOString() ?? null;
  return {
    orderId: row.id,
    number: row.number,
    state: row.state,
    priority: row.priority,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    placedAt: text(row.placedAt),
    receivedAt: text(row.receivedAt),
    reportedAt: text(row.reportedAt),
    cancelledAt: text(row.cancelledAt),
    fetchedAt: text(row.fetchedAt),
    cancellationFetchedAt: text(row.cancellationFetchedAt),
  };
}

/**
 * A whole order for its doctor, with what the laboratory asks for today.
 * @throws UnreadableError as {@link openedOrder}
 */
export async function wireOrder(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'keys'>,
  row: OrderRow,
): Promise<Order> {
  const { db, keys } = deps;
  return {
    ...orderHead(row),
    ...(await openedOrder({ db, keys }, row)),
    lines: row.lines,
    requirements: await requirementsOf(deps, row.lines),
    progress: (await progressOfOrders({ keys, db }, [row]))(row),
  };
}

/**
 * What of an order is stored encrypted, for its doctor.
 * @param db the transaction that holds the order, or the pool
 * @throws UnreadableError when the notes or the patient cannot be decrypted
 */
export async function openedOrder(
  { db, keys }: { db: Queryable; keys: KeyRing },
  row: OrderRow,
): Promise<Pick<Order, 'patient' | 'notes'>> {
  const patient = row.patientId === null ? undefined : await findPatient(db, row.doctorId, row.patientId);
  return {
    patient: patient === undefined ? null : wirePatient(keys, patient),
    notes: decryptOrder(keys, row).notes,
  };
}

/** How a patient stands in a list: the name, and the document number masked. */
export function patientInList(keys: KeyRing, row: EncryptedPatientRow | null) {
  if (row === null) return { patientName: '', documentNumber: '' };
  const person = orUnreadable(() => decryptPatient(keys, row), undefined);
  if (person === undefined) return { patientName: '', documentNumber: '', unreadable: true };
  const { name, documentType, documentNumber } = person;
  return { patientName: name, documentNumber: maskPatientDocument(documentType, documentNumber) };
}

export function wireSummary(
  keys: KeyRing,
  row: OrderRow,
  { patient, progress }: { patient: EncryptedPatientRow | null; progress: OrderProgress },
): OrderSummary {
  return { ...orderHead(row), ...patientInList(keys, patient), lines: row.lines, progress };
}

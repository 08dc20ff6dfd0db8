import type { PersonalRow } from '@phial/contract/staff/privacy';
import { type DayKey, dayOf, formatServTime } from '@phial/domain/hong-kong-time';
import { orUnreadable } from '../../../crypto/unreadable.ts';
import type { Queryable } from '../../../db/pool.ts';
import { keptAsMedicalRecord } from '../../../personal-data/medical-record.ts';
import type { PersonalTable } from '../../../personal-data/personal-table.ts';
import { decryptOrder, encryptOrder } from '../encrypted-order.ts';
import type { OrderRow } from '../order.sql.ts';
import { decryptPatient } from '../patients/encrypted-patient.ts';
import {
  countUnsearchablePatients,
  deleteOrders,
  emptyOrder,
  emptyPatients,
  lockOrdersOfPatients,
  lockPatientsOfPerson,
} from './personal-rows.sql.ts';

/** State that distinguishes a patient's own row from the orders in the list of a person's records. */
const PATIENT = 'PATIENT';

/** Stands in a copy for what is damaged or lacks its key. */
const UNREADABLE = { unreadable: true };

/**
 * Patients of doctors and their orders. An order that was placed is kept as the
 * medical record it is, and so is its patient; after that a request empties
 * both, and the rows stay for the statistics. What was never placed is deleted.
 */
export const orderRows: PersonalTable = {
  name: 'orders',
  reaches: ['patient', 'lab_order', 'lab_order_line'],
  countUnsearchable: countUnsearchablePatients,

  async lockRows({ tx, clock }, { hashes }) {
    const today = dayOf(clock.now());
    const { patients, orders } = await lockRecords(tx, hashes);
    const keeping = new Set(orders.filter((row) => isKept(row, today)).map((row) => row.patientId));
    const row = (id: string, at: Date, state: string, keep: boolean): PersonalRow => ({
      table: 'orders',
      id,
      at: formatServTime(at),
      state,
      fate: keep ? 'keep' : 'erase',
    });
    return [
      ...orders.map((order) => row(order.id, order.updatedAt, order.state, isKept(order, today))),
      ...patients.map(({ id, updatedAt }) => row(id, updatedAt, PATIENT, keeping.has(id))),
    ];
  },

  async copyRows({ tx, keys }, { hashes }) {
    const { patients, orders } = await lockRecords(tx, hashes);
    const time = (at: Date | null) => at && formatServTime(at);
    return patients.map((patient) => ({
      ...orUnreadable(() => decryptPatient(keys, patient), UNREADABLE),
      language: patient.language,
      orders: orders
        .filter(({ patientId }) => patientId === patient.id)
        .map((order) => ({
          number: order.number,
          state: order.state,
          priority: order.priority,
          items: order.lines,
          ...orUnreadable(() => ({ notes: decryptOrder(keys, order).notes }), UNREADABLE),
          createdAt: time(order.createdAt),
          placedAt: time(order.placedAt),
          receivedAt: time(order.receivedAt),
          reportedAt: time(order.reportedAt),
          cancelledAt: time(order.cancelledAt),
        })),
    }));
  },

  async eraseRows({ tx, keys }, { hashes }, rows, { now }) {
    const erased = new Set(rows.map(({ id }) => id));
    const { patients, orders } = await lockRecords(tx, hashes);
    const gone = orders.filter(({ id }) => erased.has(id));
    const drafts = gone.filter((order) => order.placedAt === null).map(({ id }) => id);
    await deleteOrders(tx, drafts);
    for (const { id } of gone.filter((order) => order.placedAt !== null)) {
      // The column is never empty; what it encrypts is.
      const { keyId, bytes } = encryptOrder(keys, id, { notes: '' });
      await emptyOrder(tx, { id, keyId, nothing: bytes });
    }
    const emptied = patients.map(({ id }) => id).filter((id) => erased.has(id));
    await emptyPatients(tx, emptied, now);
    return () => undefined;
  },
};

async function lockRecords(tx: Queryable, hashes: readonly Buffer[]) {
  const patients = await lockPatientsOfPerson(tx, hashes);
  const ids = patients.map(({ id }) => id);
  return { patients, orders: await lockOrdersOfPatients(tx, ids) };
}

function isKept({ placedAt, updatedAt }: OrderRow, today: DayKey): boolean {
  return placedAt !== null && keptAsMedicalRecord(dayOf(updatedAt), today);
}

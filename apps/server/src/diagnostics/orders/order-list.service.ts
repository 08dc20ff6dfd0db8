import type { OrderCounts, OrderPage, OrderSearch } from '@phial/contract/orders/order';
import { normaliseReservationCode } from '@phial/domain/booking/reservation-code';
import { ORDER_STATES } from '@phial/domain/orders/order-state';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { orUnreadable } from '../../crypto/unreadable.ts';
import { countOrders, listOrders, type OrderFilter } from './order-list.sql.ts';
import { progressOfOrders } from './order-reports.ts';
import { decryptPatient, type PatientRow } from './patients/encrypted-patient.ts';
import { findPatients, listPatients } from './patients/patient.sql.ts';
import { patientMatch } from './patients/patient-match.ts';
import { wireSummary } from './wire-order.ts';

type ListDependencies = Pick<AppDependencies, 'db' | 'keys'>;

const PAGE_SIZE = 20;

/** Fewer characters match too many numbers to be useful. */
const SHORTEST_NUMBER_PART = 2;

const names = new Intl.Collator('zh-Hant-HK', { numeric: true });

/**
 * The doctor's own orders. Names are encrypted, so that a text and the sort by
 * patient are worked out over the doctor's patients, decrypted one by one; the
 * orders themselves stay in the database.
 */
export async function searchOrders(
  { db, keys }: ListDependencies,
  doctorId: string,
  search: OrderSearch,
): Promise<OrderPage> {
  const { text = '', states = [], sort = 'updated', descending = sort === 'updated' } = search;
  const { page = 1, size = PAGE_SIZE } = search;
  const needsAll = patientMatch(text) !== undefined || sort === 'patient';
  const patients = needsAll ? await listPatients(db, doctorId) : [];
  const found = textFilter(keys, text, patients);
  const patientOrder = sort === 'patient' ? byName(keys, patients) : [];
  const { total, rows } = await listOrders(db, {
    doctorId,
    states,
    sort,
    descending,
    patientOrder,
    limit: size,
    offset: (page - 1) * size,
    ...(found !== undefined && { text: found }),
  });
  const shown = await findPatients(
    db,
    doctorId,
    rows.flatMap(({ patientId }) => patientId ?? []),
  );
  const progress = await progressOfOrders({ db, keys }, rows);
  const byId = new Map(shown.map((row) => [row.id, row]));
  return {
    total,
    orders: rows.map((row) => {
      const patient = byId.get(row.patientId ?? '') ?? null;
      return wireSummary(keys, row, { patient, progress: progress(row) });
    }),
  };
}

/** How many orders of one's own there are in each state. */
export async function countOwnOrders(
  { db }: Pick<AppDependencies, 'db'>,
  doctorId: string,
): Promise<OrderCounts> {
  const counts = new Map((await countOrders(db, doctorId)).map(({ state, orders }) => [state, orders]));
  return Object.fromEntries(ORDER_STATES.map((state) => [state, counts.get(state) ?? 0])) as OrderCounts;
}

function textFilter(
  keys: KeyRing,
  text: string,
  patients: readonly PatientRow[],
): OrderFilter['text'] | undefined {
  const matches = patientMatch(text);
  if (matches === undefined) return undefined;
  const patientIds = patients
    .filter((row) => orUnreadable(() => matches(decryptPatient(keys, row)), false))
    .map(({ id }) => id);
  const code = normaliseReservationCode(text);
  const part = code.replace(/^HD/, '');
  const isPart = /^[\dC-Y]*$/.test(part) && (part !== code || part.length >= SHORTEST_NUMBER_PART);
  return { number: isPart ? part : null, patientIds };
}

function byName(keys: KeyRing, patients: readonly PatientRow[]): string[] {
  return patients
    .map((row) => ({ id: row.id, name: orUnreadable(() => decryptPatient(keys, row).name, '') }))
    .sort((a, b) => names.compare(a.name, b.name))
    .map(({ id }) => id);
}

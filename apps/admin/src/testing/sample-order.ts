import type { Order } from '@phial/contract/orders/order';
import type { Patient } from '@phial/contract/orders/order-patient';

export const ORDER_ID = '7d1f8b1e-0000-4000-8000-000000000001';

const nothing = { known: [], unknown: [] };

export function samplePatient(changes: Partial<Patient> = {}): Patient {
  return {
    patientId: '7d1f8b1e-0000-4000-8000-0000000000a1',
    name: '陳大文',
    englishName: 'CHAN Tai Man',
    birthday: '1946-02-08',
    sex: 'M',
    telNo: '',
    email: '',
    language: 'tw',
    version: 1,
    documentType: 'HKID',
    documentNumber: 'A123***(*)',
    ...changes,
  };
}

/** A draft with nothing in it, as the server answers it. */
export function sampleOrder(changes: Partial<Order> = {}): Order {
  return {
    orderId: ORDER_ID,
    number: 'HD-K22HPKWW',
    state: 'DRAFT',
    priority: 'routine',
    version: 1,
    notes: '',
    lines: [],
    patient: null,
    createdAt: '2026-03-02T01:00:00.000Z',
    updatedAt: '2026-03-02T01:00:00.000Z',
    placedAt: null,
    receivedAt: null,
    reportedAt: null,
    cancelledAt: null,
    fetchedAt: null,
    cancellationFetchedAt: null,
    progress: { lines: [], unmatched: 0 },
    requirements: { fasting: nothing, specimens: nothing, remarks: [] },
    ...changes,
  };
}

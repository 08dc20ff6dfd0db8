import type { Order, OrderItem } from '@phial/contract/orders/order';
import type { Patient, PatientRequest } from '@phial/contract/orders/order-patient';
import type { OrderPriority } from '@phial/domain/orders/order-state';
import type { TestApp } from './build-test-app.ts';
import { newDocumentNumber } from './builders.ts';
import { givenPackages } from './packages.ts';
import { signedIn } from './staff.ts';

/** Two packages that ask for fasting and the same tube, and one of which no specimen is known. */
export const SAMPLE_ITEMS: readonly OrderItem[] = [
  { kind: 'PACKAGE', itemId: 'diabetes-screen' },
  { kind: 'PACKAGE', itemId: 'diabetes-monitoring' },
  { kind: 'PACKAGE', itemId: 'heart-risk-1' },
];

/** A patient as a doctor types one, with a document number nobody else has. */
export function patientForm(changes: Partial<PatientRequest> = {}): PatientRequest {
  return {
    name: '陳大文',
    englishName: '',
    documentType: 'HKID',
    documentNumber: newDocumentNumber(),
    birthday: '1946-02-08',
    sex: 'M',
    telNo: '01234567',
    email: 'chan@lab.example',
    language: 'tw',
    ...changes,
  };
}

/** A doctor at work, where the packages of the sample are offered, with a patient and an order made as the page makes them. */
export async function givenDoctor(test: TestApp) {
  await givenPackages(test);
  const doctor = await signedIn(test, { role: 'doctor' });

  async function addPatient(changes: Partial<PatientRequest> = {}): Promise<Patient> {
    return (await doctor.call<Patient>('POST', '/doctor/patients', patientForm(changes))).data;
  }

  async function draft({
    patientId = undefined as string | null | undefined,
    items = SAMPLE_ITEMS,
    notes = 'Marker note: polyuria',
    priority = 'routine' as OrderPriority,
  } = {}): Promise<Order> {
    const patient = patientId === undefined ? (await addPatient()).patientId : patientId;
    return (
      await doctor.call<Order>('POST', '/doctor/orders', { patientId: patient, items, notes, priority })
    ).data;
  }

  async function place(order: Order): Promise<Order> {
    const { orderId, version } = order;
    return (await doctor.call<Order>('POST', `/doctor/orders/${orderId}/place`, { version })).data;
  }

  return { ...doctor, addPatient, draft, place, placed: async () => place(await draft()) };
}

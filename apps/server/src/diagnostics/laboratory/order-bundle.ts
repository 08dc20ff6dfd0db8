import type { FhirBundle } from '@phial/contract/laboratory/order-feed';
import type { OrderLine } from '@phial/contract/orders/order';
import type { OrderState } from '@phial/domain/orders/order-state';
import type { PatientPerson } from '@phial/domain/orders/patient-form';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { orUnreadable } from '../../crypto/unreadable.ts';
import { telecomOf } from '../../fhir/contact-points.ts';
import { type Entry, entryOf, searchset, unreadableEntry } from '../../fhir/searchset.ts';
import { decryptOrder } from '../orders/encrypted-order.ts';
import { decryptPatient } from '../orders/patients/encrypted-patient.ts';
import type { DeliveredOrder } from './order-delivery.sql.ts';

/*
 * Orders as FHIR R4 resources. Nothing is said that is not known: no specimen before one was received, no code
 * system for the laboratory's own codes.
 */

/** HL7 table 0203, the types of identifiers. */
const IDENTIFIER_TYPES = 'http://terminology.hl7.org/CodeSystem/v2-0203';
const STATUSES: Readonly<Record<OrderState, 'draft' | 'active' | 'completed' | 'revoked'>> = {
  DRAFT: 'draft',
  PLACED: 'active',
  RECEIVED: 'active',
  IN_PROGRESS: 'active',
  REPORTED: 'completed',
  CANCELLED: 'revoked',
};
const GENDERS = { F: 'female', M: 'male' } as const;

/** The orders of a page of the feed, with what they refer to; what several refer to is there once. */
export function orderBundle(
  keys: KeyRing,
  orders: readonly DeliveredOrder[],
  page: { self: string; next: string | undefined; baseUrl: string },
): FhirBundle {
  const entries = orders.flatMap((order) => entriesOf(keys, order, page.baseUrl));
  return searchset(page, entries);
}

function entriesOf(keys: KeyRing, order: DeliveredOrder, baseUrl: string): Entry[] {
  const known = orUnreadable(() => decrypted(keys, order), undefined);
  if (known === undefined) return [unreadableOrder(order)];
  const { person, notes, patientId } = known;
  const requests = order.lines.map((line, index) => serviceRequest(order, { line, index, notes, patientId }));
  return [
    ...requests.map((resource) => entryOf(baseUrl, 'match', resource)),
    entryOf(baseUrl, 'include', patient(patientId, person)),
    entryOf(baseUrl, 'include', {
      resourceType: 'Practitioner',
      id: order.doctorId,
      ...(order.doctorName !== '' && { name: [{ text: order.doctorName }] }),
    }),
    ...(order.receivedAt === null
      ? []
      : [entryOf(baseUrl, 'include', specimen(order, { patientId, receivedAt: order.receivedAt }))]),
  ];
}

/** @returns undefined where the patient was erased; throws UnreadableError where something is damaged */
function decrypted(keys: KeyRing, order: DeliveredOrder) {
  const { patientId, patientKeyId, person } = order;
  if (patientId === null || patientKeyId === null || person === null) return undefined;
  return {
    patientId,
    person: decryptPatient(keys, { id: patientId, key_id: patientKeyId, person }),
    notes: decryptOrder(keys, order).notes,
  };
}

function unreadableOrder({ number, position }: DeliveredOrder): Entry {
  return unreadableEntry(
    `Order ${number} (version ${position}) was erased, or its stored data are damaged and cannot be read.`,
  );
}

function serviceRequest(
  order: DeliveredOrder,
  { line, index, notes, patientId }: { line: OrderLine; index: number; notes: string; patientId: string },
) {
  return {
    resourceType: 'ServiceRequest',
    id: requestId(order, index),
    meta: { versionId: order.position, lastUpdated: order.changedAt.toISOString() },
    requisition: { type: { coding: [{ system: IDENTIFIER_TYPES, code: 'PGN' }] }, value: order.number },
    status: STATUSES[order.state],
    intent: 'order',
    priority: order.priority,
    code: codeOf(line),
    subject: { reference: `Patient/${patientId}` },
    ...(order.placedAt !== null && { authoredOn: order.placedAt.toISOString() }),
    requester: { reference: `Practitioner/${order.doctorId}` },
    ...(order.receivedAt !== null && { specimen: [{ reference: `Specimen/${order.id}` }] }),
    ...(notes !== '' && { note: [{ text: notes }] }),
  };
}

function requestId({ id }: DeliveredOrder, index: number): string {
  return `${id}-${index + 1}`;
}

/** The code is the laboratory's own; the name is the one the doctor ordered by. */
function codeOf({ code, name }: OrderLine) {
  const text = name.en || name.tw;
  return code === '' ? { text } : { coding: [{ code, display: text }], text };
}

function patient(id: string, person: PatientPerson) {
  const { name, englishName, documentType, documentNumber, birthday, sex, telNo, email } = person;
  const type =
    documentType === 'HKID'
      ? { coding: [{ system: IDENTIFIER_TYPES, code: 'NI' }], text: 'Hong Kong identity card' }
      : { text: 'Travelling document' };
  return {
    resourceType: 'Patient',
    id,
    identifier: [{ type, value: documentNumber }],
    name: [name, englishName].filter((text) => text !== '').map((text) => ({ text })),
    ...telecomOf({ telNo, email }),
    gender: GENDERS[sex],
    birthDate: birthday,
  };
}

/** That it came is all that is known of it. */
function specimen(order: DeliveredOrder, { patientId, receivedAt }: { patientId: string; receivedAt: Date }) {
  return {
    resourceType: 'Specimen',
    id: order.id,
    subject: { reference: `Patient/${patientId}` },
    receivedTime: receivedAt.toISOString(),
    request: order.lines.map((_, index) => ({ reference: `ServiceRequest/${requestId(order, index)}` })),
  };
}

import { randomUUID } from 'node:crypto';
import type { ImportProblem } from '@phial/contract/imports/import-problem';
import { checkPerson, type DocumentType, type Person } from '@phial/domain/booking/booking-form';
import { findServiceType, type ServiceType } from '@phial/domain/booking/service-type';
import { instantOf } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { namedPoint } from '../../service-points/named-point.ts';
import type { ScheduleState, StoredServicePoint } from '../../service-points/schedule-state.ts';
import type { SheetRow } from '../../sheet/read-sheet.ts';
import { type EncryptedPerson, encryptPerson } from '../encrypted-person.ts';
import type { PersonTime, SlotKey } from './booking-import.sql.ts';

export interface BookingRow {
  date: string;
  time: string;
  servicePoint: string;
  service: string;
  name: string;
  documentType: DocumentType;
  documentNumber: string;
  phone: string;
  email: string;
  language: Language;
  reservationCode: string | undefined;
}

/** A row whose service, time and person are right in themselves. */
export interface PlannedBooking extends SlotKey {
  readonly line: number;
  readonly point: StoredServicePoint;
  readonly serviceDay: string;
  readonly appointmentId: string;
  /** Encrypted for the appointment of that id. */
  readonly person: EncryptedPerson;
  readonly language: Language;
  readonly reservationCode: string | undefined;
  /** Of the document number, by the key of the moment. */
  readonly hash: Buffer;
  /** By the other keys of the ring, which older appointments may still carry. */
  readonly olderHashes: readonly Buffer[];
}

/** What the rows are judged by. */
interface Known {
  readonly state: ScheduleState;
  readonly keys: KeyRing;
  /** Key of the moment for hashes of document numbers. */
  readonly hashKeyId: string;
  readonly now: Date;
}

/** A row as a booking, or everything that is wrong with it by itself. */
export function plannedBooking(
  row: SheetRow<BookingRow>,
  known: Known,
): PlannedBooking | { problems: ImportProblem[] } {
  const { line, values } = row;
  const where = serviceOf(values, known.state);
  const person = personOf(values);
  const startsAt = instantAt(values);
  const problems: ImportProblem[] = [];
  if ('problem' in where) problems.push({ line, ...where.problem });
  if ('problem' in person) problems.push({ line, ...person.problem });
  if (startsAt === undefined) problems.push({ line, column: 'time', code: 'not-a-time', value: values.time });
  else if (startsAt <= known.now) problems.push({ line, column: 'date', code: 'slot-past' });
  if ('problem' in where || 'problem' in person || startsAt === undefined || problems.length > 0) {
    return { problems };
  }
  const hashes = known.keys.lookupHashes(person.docNo);
  const current = hashes.find(({ keyId }) => keyId === known.hashKeyId);
  if (current === undefined) throw new Error(`key ${known.hashKeyId} made no hash`);
  const appointmentId = randomUUID();
  return {
    line,
    point: where.point,
    servicePointId: where.point.id,
    serviceType: where.type,
    startsAt,
    serviceDay: values.date,
    appointmentId,
    person: encryptPerson(known.keys, appointmentId, person),
    language: values.language,
    reservationCode: values.reservationCode,
    hash: current.hash,
    olderHashes: hashes.filter((one) => one !== current).map(({ hash }) => hash),
  };
}

type Fault = Omit<ImportProblem, 'line'>;

function serviceOf(
  { servicePoint, service }: BookingRow,
  { points, services }: ScheduleState,
): { point: StoredServicePoint; type: ServiceType } | { problem: Fault } {
  const point = namedPoint(servicePoint, points);
  if (point === undefined)
    return { problem: { column: 'servicePoint', code: 'service-point-unknown', value: servicePoint } };
  const types = [...new Set(point.abilities.map(({ type }) => type))];
  const named = types.filter((type) => Object.values(services.get(type)?.name ?? {}).includes(service));
  const type = findServiceType(types, service) ?? (named.length === 1 ? named[0] : undefined);
  if (type !== undefined) return { point, type };
  return { problem: { column: 'service', code: 'service-not-offered', value: service, expected: types } };
}

function personOf(values: BookingRow): Person | { problem: Fault } {
  const { name, documentNumber, documentType, phone, email } = values;
  const checked = checkPerson({ name, docNo: documentNumber, documentType, telNo: phone, email });
  if ('person' in checked) return checked.person;
  // The other cells were read by the same rules already.
  if (checked.error === 'phone-or-email') return { problem: { column: 'phone', code: 'contact-missing' } };
  return { problem: { column: 'documentNumber', code: 'not-a-document-number' } };
}

/** Undefined at 24:00, at which nothing begins. */
function instantAt({ date, time }: BookingRow): Date | undefined {
  return time === '24:00' ? undefined : instantOf(date, time);
}

/** The person at that time, by each hash that an appointment may carry. */
export function personTimes(booking: PlannedBooking): PersonTime[] {
  return [booking.hash, ...booking.olderHashes].map((hash) => ({ ...booking, hash }));
}

/** Rows of a file that are bookings of one person at one time, or of one service on one day; the later one of each. */
export function clashesInFile(bookings: readonly PlannedBooking[]): ImportProblem[] {
  const lines = new Map<string, number>();
  const problems: ImportProblem[] = [];
  for (const { line, hash, startsAt, serviceType, serviceDay } of bookings) {
    const person = hash.toString('base64');
    const sameTime = `${person} ${startsAt.toISOString()}`;
    const sameDay = `${person} ${serviceType} ${serviceDay}`;
    const [atTime, onDay] = [lines.get(sameTime), lines.get(sameDay)];
    if (atTime !== undefined) {
      problems.push({ line, column: 'time', code: 'person-same-time', expected: [String(atTime)] });
    } else if (onDay !== undefined) {
      problems.push({ line, column: 'date', code: 'person-same-day', expected: [String(onDay)] });
    }
    lines.set(sameTime, atTime ?? line);
    lines.set(sameDay, onDay ?? line);
  }
  return problems;
}

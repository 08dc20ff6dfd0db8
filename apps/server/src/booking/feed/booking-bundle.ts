import type { FhirBundle } from '@phial/contract/laboratory/order-feed';
import type { Person } from '@phial/domain/booking/booking-form';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { orUnreadable } from '../../crypto/unreadable.ts';
import { telecomOf } from '../../fhir/contact-points.ts';
import { type Entry, entryOf, searchset, unreadableEntry } from '../../fhir/searchset.ts';
import { decryptPerson } from '../encrypted-person.ts';
import type { FeedRow } from './booking-feed.sql.ts';

/* Bookings as FHIR R4 resources. Nothing is said that is not known: nobody at the desk says when a visit is over. */

const STATUSES = {
  BOOKED: 'booked',
  ATTENDED: 'arrived',
  NO_SHOW: 'noshow',
  CANCELLED: 'cancelled',
} as const;

/** The bookings of a page of the feed, each with its person unless erased. */
export function bookingBundle(
  keys: KeyRing,
  bookings: readonly FeedRow[],
  page: { self: string; next: string | undefined; later: string | undefined; baseUrl: string },
): FhirBundle {
  const bundle = searchset(
    page,
    bookings.flatMap((booking) => entriesOf(keys, booking, page.baseUrl)),
  );
  if (page.later !== undefined) bundle.link.push({ relation: 'later', url: page.later });
  return bundle;
}

function entriesOf(keys: KeyRing, booking: FeedRow, baseUrl: string): Entry[] {
  const person = orUnreadable(() => personOf(keys, booking), 'unreadable');
  if (person === 'unreadable') {
    return [unreadableEntry(`The stored data of booking ${booking.id} are damaged and cannot be read.`)];
  }
  const found = entryOf(baseUrl, 'match', appointment(booking, person !== undefined));
  return person === undefined ? [found] : [found, entryOf(baseUrl, 'include', patient(booking.id, person))];
}

/** @returns undefined once the personal data are erased; throws UnreadableError where something is damaged */
function personOf(keys: KeyRing, booking: FeedRow): Person | undefined {
  const { id, key_id, name, document_number, phone, email } = booking;
  if (key_id === null || name === null || document_number === null) return undefined;
  return decryptPerson(keys, { id, key_id, name, document_number, phone, email });
}

function appointment(booking: FeedRow, hasPatient: boolean) {
  const { id, reservation_code, status, service, service_type, starts_at, minutes } = booking;
  const patients = hasPatient ? [{ actor: { reference: `Patient/${id}` }, status: 'accepted' }] : [];
  return {
    resourceType: 'Appointment',
    id,
    meta: { lastUpdated: booking.updated_at.toISOString() },
    ...(reservation_code !== null && { identifier: [{ value: reservation_code }] }),
    status: STATUSES[status],
    serviceType: [{ coding: [{ code: service_type, display: service.en }], text: service.en }],
    start: starts_at.toISOString(),
    // FHIR wants an end wherever there is a start.
    end: new Date(starts_at.getTime() + (minutes ?? 0) * 60_000).toISOString(),
    created: booking.created_at.toISOString(),
    participant: [
      ...patients,
      {
        actor: {
          type: 'Location',
          identifier: { value: booking.service_point_id },
          display: booking.servicePoint.en,
        },
        status: 'accepted',
      },
    ],
  };
}

/** Whoever books states a name and a document number; of which kind it is, and a date of birth, nobody asks. */
function patient(id: string, { name, docNo, telNo, email }: Person) {
  return {
    resourceType: 'Patient',
    id,
    identifier: [{ value: docNo }],
    name: [{ text: name }],
    ...telecomOf({ telNo, email }),
  };
}

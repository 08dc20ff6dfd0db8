import type { Availability } from '@phial/contract/booking/availability';
import type { Hold } from '@phial/contract/booking/hold';
import type { DayNote } from '@phial/contract/desk/day-note';
import type { DeskAppointment, DeskDay, FoundAppointments } from '@phial/contract/desk/desk';
import { sql } from 'kysely';
import type { TestApp } from './build-test-app.ts';
import type { GivenSlot } from './builders.ts';
import { type GivenAccount, signedIn } from './staff.ts';
import { visitor } from './visitor.ts';

const APPOINTMENTS = '/staff/desk/appointments';

/** Somebody at a counter desk: signed in, knows the calls; a `counter` by default. */
export async function atDesk(test: TestApp, given: GivenAccount = {}) {
  const clerk = await signedIn(test, { role: 'counter', ...given });
  const { call } = clerk;
  const act = (method: 'POST' | 'DELETE' | 'PATCH', path: string, body: object) =>
    call<DeskAppointment>(method, `${APPOINTMENTS}/${path}`, body);
  return {
    ...clerk,
    day: (servicePointId: string, day = '') =>
      call<DeskDay>(
        'GET',
        `/staff/desk/day?${new URLSearchParams({ servicePointId, ...(day !== '' && { day }) })}`,
      ),
    find: (text: string, within: { servicePointId?: string; day?: string; type?: string } = {}) =>
      call<FoundAppointments>('POST', '/staff/desk/find', { text, ...within }),
    checkIn: ({ appointmentId, version }: Known, identitySeen = true) =>
      act('POST', `${appointmentId}/check-in`, { version, identitySeen }),
    undoCheckIn: ({ appointmentId, version }: Known) =>
      act('DELETE', `${appointmentId}/check-in`, { version }),
    noShow: ({ appointmentId, version }: Known) => act('POST', `${appointmentId}/no-show`, { version }),
    undoNoShow: ({ appointmentId, version }: Known) => act('DELETE', `${appointmentId}/no-show`, { version }),
    cancel: ({ appointmentId, version }: Known, reason = 'visitor-asked') =>
      act('POST', `${appointmentId}/cancel`, { version, reason }),
    change: ({ appointmentId, version }: Known, changes: object) =>
      act('PATCH', appointmentId, { version, ...changes }),
    walkIn: (slot: Pick<GivenSlot, 'id'>, changes: object = {}) =>
      call<DeskAppointment>('POST', '/staff/desk/walk-ins', {
        slotId: slot.id,
        identitySeen: true,
        language: 'en',
        name: 'Walk In',
        telNo: '91234567',
        ...changes,
      }),
    times: (servicePointId: string, query: Record<string, string> = {}) =>
      call<Availability>('GET', `/staff/desk/availability/${servicePointId}?${new URLSearchParams(query)}`),
    note: (body: object) => call<DayNote>('PUT', '/staff/desk/notes', body),
    hold: (slotId: string, replaces?: string) =>
      call<Hold>('POST', '/staff/desk/holds', { slotId, ...(replaces !== undefined && { replaces }) }),
    extend: (holdId: string) => call<Hold>('PUT', `/staff/desk/holds/${holdId}`, {}),
    bookForCaller: (
      slot: Pick<GivenSlot, 'id'>,
      changes: object = {},
      headers: Record<string, string> = {},
    ) =>
      call<DeskAppointment>(
        'POST',
        '/staff/desk/bookings',
        { slotId: slot.id, language: 'en', name: 'Caller Trial', telNo: '91234567', ...changes },
        headers,
      ),
    reveal: (appointmentId: string, reason = 'identity-check') =>
      call<{ docNo: string }>('POST', `${APPOINTMENTS}/${appointmentId}/document-number`, { reason }),
  };
}

/** What a desk knows of an appointment when it acts on it. */
export type Known = Pick<DeskAppointment, 'appointmentId' | 'version'>;

/** A visitor's booking of a slot, as the desk knows it at first. */
export async function givenBooking(
  test: TestApp,
  slot: GivenSlot,
  person: { name?: string; docNo?: string } = {},
) {
  const guest = visitor(test, person);
  const { data, error } = await guest.book(slot);
  if (error !== undefined) throw new Error(`the booking was refused: ${error}`);
  return { guest, appointmentId: data.apptRecordId, version: 1, record: data };
}

/** The audit log of an appointment, oldest first: rows of a table that is only added to stand in that order. */
export async function eventsOf(test: TestApp, appointmentId: string) {
  return test.db.kysely
    .selectFrom('event')
    .select(['actor', 'action', 'detail'])
    .where('appointment_id', '=', appointmentId)
    .orderBy(sql`ctid`)
    .execute();
}

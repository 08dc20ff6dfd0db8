import { randomUUID } from 'node:crypto';
import type { OwnBooking, OwnChange } from '@phial/contract/booking/own-booking';
import { dayOf, parseServTime } from '@phial/domain/hong-kong-time';
import { fromWireLanguage } from '@phial/domain/language';
import type { AppDependencies } from '../../app-dependencies.ts';
import { appointmentCalendar } from '../../calendar-file/appointment-calendar.ts';
import { readLaboratory } from '../../content/published-document.ts';
import { readSignedLink, type SignedLink } from '../../crypto/signed-link.ts';
import { orUnreadable } from '../../crypto/unreadable.ts';
import { retryWhenUndone } from '../../db/retry.ts';
import { Refused } from '../../errors.ts';
import { setReminders, wantsReminders } from '../../messages/reminder-wish.ts';
import { assertOpenForBooking } from '../../opening/opening.service.ts';
import { readDirectory } from '../../service-points/service-points.service.ts';
import { clearAvailability } from '../availability/availability.service.ts';
import { recordWithoutLink } from '../booking-record.ts';
import { cancelAppointment } from '../cancel.sql.ts';
import { checkSlot } from '../checked-request.ts';
import { decryptPerson } from '../encrypted-person.ts';
import { moveBooking } from '../modify.service.ts';
import { confirmAttendance, type OwnRow, readOwn } from './own.sql.ts';

/** A call by a link, as it arrived. */
export interface OwnCall<Body extends { link: string }> {
  body: Body;
  address: string;
}

/** How often the record may be moved by another call between reading and changing it. */
const ATTEMPTS = 5;

/**
 * The booking of a link, without document number and contacts.
 * @throws Refused `booking-link` when the link is altered, was ended by other contacts, or the day of the booking is
 *   over; the same for each
 */
export async function readOwnBooking(
  deps: AppDependencies,
  { body: { link }, address }: OwnCall<{ link: string }>,
): Promise<OwnBooking> {
  await deps.limits.consume('booking-link', { address });
  return shown(deps, await find(deps, link));
}

/**
 * Keeps that the visitor will come.
 * @throws Refused `booking-link`, `already-cancelled`; `slot-past` when the booked time has begun
 */
export async function attendOwnBooking(
  deps: AppDependencies,
  { body: { link }, address }: OwnCall<{ link: string }>,
): Promise<OwnBooking> {
  await deps.limits.consume('change', { address });
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const row = await findComing(deps, link);
    const now = deps.clock.now();
    const act = { id: row.id, slotId: row.slot_id, now, eventId: randomUUID() };
    if (await confirmAttendance(deps.db, act)) return shown(deps, await find(deps, link));
  }
  throw new Refused('busy');
}

/**
 * Moves the booking, by the statement of every change.
 * @throws Refused `booking-link`, and as a change does
 */
export async function changeOwnBooking(
  deps: AppDependencies,
  { body, address }: OwnCall<OwnChange>,
): Promise<OwnBooking> {
  await deps.limits.consume('change', { address });
  const row = await findComing(deps, body.link);
  await assertOpenForBooking(deps);
  const startsAt = parseServTime(body.servTime);
  if (startsAt === undefined) throw new Refused('slot-unknown');
  const person = personOf(deps, row);
  const language = fromWireLanguage(body.language);
  const wanted = await checkSlot(deps, body, startsAt);
  await moveBooking(deps, { id: row.id, former: person, person, wanted, language });
  return shown(deps, await find(deps, body.link));
}

/**
 * Cancels the booking and frees its seat.
 * @throws Refused `booking-link`, `already-cancelled`, `slot-past`
 */
export async function cancelOwnBooking(
  deps: AppDependencies,
  { body: { link }, address }: OwnCall<{ link: string }>,
): Promise<OwnBooking> {
  await deps.limits.consume('change', { address });
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const row = await findComing(deps, link);
    const cancel = {
      id: row.id,
      slotId: row.slot_id,
      now: deps.clock.now(),
      eventId: randomUUID(),
      actor: 'visitor' as const,
    };
    if (await retryWhenUndone(() => cancelAppointment(deps.db, cancel))) {
      clearAvailability(deps.db, row.service_point_id, row.service_type);
      return shown(deps, await find(deps, link));
    }
  }
  throw new Refused('busy');
}

/**
 * Switches reminders off or on for the contacts of the booking.
 * @throws Refused `booking-link`
 */
export async function setOwnReminders(
  deps: AppDependencies,
  { body: { link, wanted }, address }: OwnCall<{ link: string; wanted: boolean }>,
): Promise<OwnBooking> {
  await deps.limits.consume('change', { address });
  const row = await find(deps, link);
  await setReminders(deps, personOf(deps, row), wanted);
  return shown(deps, row);
}

/**
 * Switches reminders off by the token of one of them.
 * @throws Refused `booking-link`
 */
export async function remindersOff(
  deps: AppDependencies,
  { token, address }: { token: string; address: string },
): Promise<void> {
  await deps.limits.consume('booking-link', { address });
  const row = await findNamed(deps, readSignedLink(deps.keys, 'reminders-off', token));
  await setReminders(deps, personOf(deps, row), false);
}

/**
 * The booking as an iCalendar file.
 * @throws Refused `booking-link`
 */
export async function ownCalendar(
  deps: AppDependencies,
  { body: { link }, address }: OwnCall<{ link: string }>,
): Promise<string> {
  await deps.limits.consume('booking-link', { address });
  const row = await find(deps, link);
  const { point, service } = await placeOf(deps, row);
  const laboratory = await readLaboratory(deps);
  const appointment = {
    id: row.id,
    version: row.version,
    reservationCode: row.reservation_code,
    startsAt: row.starts_at,
    cancelled: row.status === 'CANCELLED',
    minutes: service.minutes,
    preparation: service.preparation,
    point,
    laboratory: laboratory.name[row.language],
    language: row.language,
    link: undefined,
  };
  return appointmentCalendar(appointment, deps.clock.now()).content;
}

function find(deps: AppDependencies, link: string): Promise<OwnRow> {
  return findNamed(deps, readSignedLink(deps.keys, 'booking', link));
}

async function findNamed(deps: AppDependencies, named: SignedLink | undefined): Promise<OwnRow> {
  const row = named && (await readOwn(deps.db, named.id));
  if (row === undefined || row.link_version !== named?.version) throw new Refused('booking-link');
  if (dayOf(row.starts_at) < dayOf(deps.clock.now())) throw new Refused('booking-link');
  return row;
}

/**
 * The booking of a link that can still be changed.
 * @throws Refused `booking-link`, `already-cancelled`, `slot-past`
 */
export async function findComing(deps: AppDependencies, link: string): Promise<OwnRow> {
  const row = await find(deps, link);
  if (row.status === 'CANCELLED') throw new Refused('already-cancelled');
  if (row.status !== 'BOOKED' || row.starts_at <= deps.clock.now()) throw new Refused('slot-past');
  return row;
}

/** @throws Refused `booking-link` when its key is missing */
export function personOf({ keys }: AppDependencies, row: OwnRow) {
  const person = orUnreadable(() => decryptPerson(keys, row), undefined);
  if (person === undefined) throw new Refused('booking-link');
  return person;
}

async function placeOf(deps: AppDependencies, row: OwnRow) {
  const { points, services } = await readDirectory(deps);
  const point = points.get(row.service_point_id)?.point;
  const service = services.get(row.service_type);
  if (point === undefined || service === undefined) throw new Refused('booking-link');
  return { point, service };
}

async function shown(deps: AppDependencies, row: OwnRow): Promise<OwnBooking> {
  const person = personOf(deps, row);
  const { point } = await placeOf(deps, row);
  const {
    docNo: _docNo,
    telNo: _telNo,
    email: _email,
    ...record
  } = recordWithoutLink({
    id: row.id,
    reservationCode: row.reservation_code,
    person,
    startsAt: row.starts_at,
    type: row.service_type,
    modified: row.modified,
    point,
  });
  return {
    ...record,
    state: stateOf(row, deps.clock.now()),
    attendanceConfirmedAt: row.attendance_confirmed_at?.toISOString() ?? null,
    reminders: await wantsReminders(deps, person),
  };
}

function stateOf({ status, starts_at }: OwnRow, now: Date): OwnBooking['state'] {
  if (status === 'CANCELLED') return 'cancelled';
  return status === 'BOOKED' && starts_at > now ? 'coming' : 'over';
}

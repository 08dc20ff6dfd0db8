import { createHash, randomUUID } from 'node:crypto';
import { type DayKey, dayOf, daysBetween } from '@phial/domain/hong-kong-time';
import { generateReservationCode } from '@phial/domain/reservation-code';
import type { AppDependencies } from '../app-dependencies.ts';
import { hashDocument } from '../booking/document-hash.ts';
import { sealPerson } from '../booking/sealed-person.ts';
import type { FreshSlot, SampleAppointment } from './sample.sql.ts';

/** Days from today in which the calendar looks used. */
const BUSY_DAYS = 14;

/** Days from today that are full at every second service, so that later months show the label too. */
const FULL_DAYS: readonly number[] = [37, 38, 65];

/**
 * How many places of a slot are booked: the same for the same day, service and
 * time, whenever it is computed.
 * @param day days from today
 * @param service number of the service point and type
 * @param place number of the slot in its day
 */
function bookedPlaces(day: number, service: number, place: number, capacity: number): number {
  if (FULL_DAYS.includes(day)) return service % 2 === 0 ? capacity : 0;
  if (day >= BUSY_DAYS) return 0;
  const fullDay = (day + 2 * service) % 7 === 3;
  if (fullDay) return capacity;
  const pattern = (place * 5 + day + service) % 8;
  if (pattern < 2) return capacity;
  return pattern === 2 ? Math.floor(capacity / 2) : 0;
}

/**
 * Bookings of nobody: names that say so, document numbers that are no identity
 * card numbers, so that no visitor can find or change one.
 * @param slots in a fixed order, by service and start
 */
export async function sampleBookings(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'keys'>,
  slots: readonly FreshSlot[],
): Promise<SampleAppointment[]> {
  const today = dayOf(deps.clock.now());
  const bookings: SampleAppointment[] = [];
  const codes = new Set<string>();
  let service = { name: '', number: -1 };
  let placed: { day: DayKey; place: number } = { day: '', place: 0 };
  for (const slot of slots) {
    const name = `${slot.service_point_id} ${slot.service_type}`;
    if (name !== service.name) service = { name, number: service.number + 1 };
    const day = dayOf(slot.starts_at);
    placed = { day, place: day === placed.day ? placed.place + 1 : 0 };
    const places = bookedPlaces(daysBetween(today, day), service.number, placed.place, slot.capacity);
    for (let place = 0; place < places; place++) {
      const number = bookings.length + 1;
      bookings.push(await sampleBooking(deps, number, slot, day, unusedCode(number, codes)));
    }
  }
  return bookings;
}

async function sampleBooking(
  deps: Pick<AppDependencies, 'db' | 'keys'>,
  number: number,
  slot: FreshSlot,
  serviceDay: DayKey,
  reservationCode: string,
): Promise<SampleAppointment> {
  const id = randomUUID();
  const docNo = `SAMPLE-${String(number).padStart(5, '0')}`;
  const person = { name: `Sample Visitor ${number}`, docNo, telNo: '00000000', email: '' };
  const document = await hashDocument(deps, docNo);
  return {
    ...{ id, reservationCode, slotId: slot.id, serviceDay },
    ...sealPerson(deps.keys, id, person),
    ...{ hashKeyId: document.keyId, documentHash: document.hash },
  };
}

function unusedCode(number: number, used: Set<string>): string {
  let draw = 0;
  const bytes = () => createHash('sha256').update(`sample ${number} ${draw++}`).digest();
  let code = generateReservationCode((count) => bytes().subarray(0, count));
  while (used.has(code)) code = generateReservationCode((count) => bytes().subarray(0, count));
  used.add(code);
  return code;
}

import { createHash, randomUUID } from 'node:crypto';
import { sampleVisitor } from '@phial/content/sample/visitors';
import { generateReservationCode } from '@phial/domain/booking/reservation-code';
import { type DayKey, dayOf, daysBetween } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../app-dependencies.ts';
import { encryptPerson } from '../booking/encrypted-person.ts';
import { hashDocument } from '../crypto/document-hash.ts';
import type { FreshSlot, SampleAppointment } from './sample.sql.ts';

/** Days from today in which the calendar looks used. */
const BUSY_DAYS = 14;

/** After its time an appointment is awaited for so long. */
const AWAITED_MS = 20 * 60_000;

const DAY_MS = 24 * 3_600_000;

/** Days from today that are full at every second service, so that later months show the label too. */
const FULL_DAYS: readonly number[] = [37, 38, 65];

/**
 * How many seats of a slot are booked: the same for the same day, service and
 * time, whenever it is computed.
 * @param day days from today, negative before
 * @param service number of the service point and type
 * @param index number of the slot in its day
 */
function bookedSeats(day: number, service: number, index: number, capacity: number): number {
  if (FULL_DAYS.includes(day)) return service % 2 === 0 ? capacity : 0;
  if (day >= BUSY_DAYS) return 0;
  // Thinner than what is to come: it fills charts, nobody looks for a seat in it.
  if (day < 0) return (index * 5 - day + service) % 8 === 0 ? capacity - (service % 2) : 0;
  const fullDay = (day + 2 * service) % 7 === 3;
  if (fullDay) return capacity;
  const pattern = (index * 5 + day + service) % 8;
  if (pattern < 2) return capacity;
  return pattern === 2 ? Math.floor(capacity / 2) : 0;
}

/**
 * Bookings of nobody: names that say so, document numbers that nobody has. Of
 * the slots that have begun, most were kept, some missed, and today's last ones
 * still wait, so that a desk looks as it does in the middle of a day.
 * @param slots from some past day on, in a fixed order, by service and start
 */
export async function sampleBookings(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'keys'>,
  slots: readonly FreshSlot[],
): Promise<SampleAppointment[]> {
  const now = deps.clock.now();
  const today = dayOf(now);
  const bookings: SampleAppointment[] = [];
  const codes = new Set<string>();
  let service = { name: '', number: -1 };
  let placed: { day: DayKey; index: number } = { day: '', index: 0 };
  for (const slot of slots) {
    const name = `${slot.service_point_id} ${slot.service_type}`;
    if (name !== service.name) service = { name, number: service.number + 1 };
    const day = dayOf(slot.starts_at);
    placed = { day, index: day === placed.day ? placed.index + 1 : 0 };
    const seats = bookedSeats(daysBetween(today, day), service.number, placed.index, slot.capacity);
    for (let seat = 0; seat < seats; seat++) {
      const number = bookings.length + 1;
      const visit = visitOf(number, slot.starts_at, now);
      const booking = await sampleBooking(deps, number, slot, day, unusedCode(number, codes));
      const createdAt = bookedAt(number, slot.starts_at, now);
      const attendanceConfirmedAt = confirmedAt(number, {
        ...visit,
        createdAt,
        startsAt: slot.starts_at,
        now,
      });
      bookings.push({ ...booking, ...visit, createdAt, attendanceConfirmedAt });
    }
  }
  return bookings;
}

/** Who came, a little early; every ninth did not; who has an appointment just now is awaited. */
function visitOf(number: number, startsAt: Date, now: Date): Pick<SampleAppointment, 'status' | 'arrivedAt'> {
  const sinceStart = now.getTime() - startsAt.getTime();
  if (sinceStart < AWAITED_MS) return { status: 'BOOKED', arrivedAt: null };
  if (number % 9 === 4) return { status: 'NO_SHOW', arrivedAt: null };
  const early = (number % 12) * 60_000;
  return { status: 'ATTENDED', arrivedAt: new Date(startsAt.getTime() - early) };
}

/** Some days before the appointment, and before now. */
function bookedAt(number: number, startsAt: Date, now: Date): Date {
  const from = Math.min(startsAt.getTime(), now.getTime());
  return new Date(from - (1 + (number % 13)) * 9 * 3_600_000);
}

/**
 * Two of five say that they will come, and of those who did not come one of eight had; nobody does earlier than a day
 * ahead, when reminders ask.
 */
function confirmedAt(
  number: number,
  {
    status,
    createdAt,
    startsAt,
    now,
  }: Pick<SampleAppointment, 'status' | 'createdAt'> & { startsAt: Date; now: Date },
): Date | null {
  const last = Math.min(startsAt.getTime(), now.getTime());
  const confirms = status === 'NO_SHOW' ? number % 8 === 0 : number % 5 < 2;
  if (!confirms || startsAt.getTime() - last > DAY_MS) return null;
  return new Date((createdAt.getTime() + last) / 2);
}

async function sampleBooking(
  deps: Pick<AppDependencies, 'db' | 'keys'>,
  number: number,
  slot: FreshSlot,
  serviceDay: string,
  reservationCode: string,
): Promise<Omit<SampleAppointment, 'status' | 'arrivedAt' | 'createdAt' | 'attendanceConfirmedAt'>> {
  const id = randomUUID();
  const { language, ...person } = sampleVisitor(number);
  const document = await hashDocument(deps, person.docNo);
  return {
    id,
    reservationCode,
    slotId: slot.id,
    serviceDay,
    language,
    ...encryptPerson(deps.keys, id, person),
    hashKeyId: document.keyId,
    documentHash: document.hash,
  };
}

/** The reservation codes of the first sample bookings, the same in every database. */
export function sampleCodes(count: number): string[] {
  const used = new Set<string>();
  return Array.from({ length: count }, (_, index) => unusedCode(index + 1, used));
}

function unusedCode(number: number, used: Set<string>): string {
  let draw = 0;
  const bytes = () => createHash('sha256').update(`sample ${number} ${draw++}`).digest();
  let code = generateReservationCode((count) => bytes().subarray(0, count));
  while (used.has(code)) code = generateReservationCode((count) => bytes().subarray(0, count));
  used.add(code);
  return code;
}

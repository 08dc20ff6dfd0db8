import { randomBytes, randomUUID } from 'node:crypto';
import type { ImportChange } from '@phial/contract/imports/import';
import type { ImportProblem } from '@phial/contract/imports/import-problem';
import { generateReservationCode } from '@phial/domain/booking/reservation-code';
import { dayOf, timeOf } from '@phial/domain/hong-kong-time';
import { actorText, recordEvent } from '../../audit/record-event.ts';
import { holdCurrentKey } from '../../crypto/document-hash.ts';
import { constraintOf } from '../../db/database-error.ts';
import type { Queryable } from '../../db/pool.ts';
import { Refused } from '../../errors.ts';
import { readScheduleState } from '../../service-points/schedule-state.ts';
import { dayCell, lineCell, timeCell } from '../../sheet/cells/cell.ts';
import { type ImportPlan, type ImportWork, importKind } from '../../sheet/import-kind.ts';
import type { SheetRow } from '../../sheet/read-sheet.ts';
import { clearAvailability } from '../availability/availability.service.ts';
import {
  documentNumberCell,
  documentTypeCell,
  emailCell,
  languageCell,
  nameCell,
  phoneCell,
  reservationCodeCell,
} from './booking-cells.ts';
import {
  findClashes,
  findTakenCodes,
  insertAppointments,
  type LockedSlot,
  lockSlots,
  type SlotKey,
  settleSeats,
} from './booking-import.sql.ts';
import {
  type BookingRow,
  clashesInFile,
  type PlannedBooking,
  personTimes,
  plannedBooking,
} from './planned-booking.ts';

/** Bookings still to come, made in another system. They take seats like any other; nobody is notified. */
export const bookingImport = importKind<BookingRow>({
  roles: ['manager', 'administrator'],
  columns: {
    date: { cell: dayCell },
    time: { cell: timeCell },
    servicePoint: { cell: lineCell(200) },
    service: { cell: lineCell(200) },
    name: { cell: nameCell, personal: true },
    documentType: { cell: documentTypeCell, optional: true },
    documentNumber: { cell: documentNumberCell, personal: true },
    phone: { cell: phoneCell, optional: true, personal: true },
    email: { cell: emailCell, optional: true, personal: true },
    language: { cell: languageCell, optional: true },
    reservationCode: { cell: reservationCodeCell, optional: true, personal: true },
  },
  planRows,
});

/**
 * Locks in the order of bookings: the key of the moment, the slots by their ids, then the appointments. A booking made
 * by a visitor meanwhile is either seen here, or waits for the slot and finds the seat gone. Everything is encrypted
 * before the slots are locked, so that visitors wait no longer than the statements take.
 */
async function planRows(rows: readonly SheetRow<BookingRow>[], work: ImportWork): Promise<ImportPlan> {
  const { tx, deps, now } = work;
  const hashKeyId = await holdCurrentKey(tx, deps);
  const state = await readScheduleState(tx, dayOf(now));
  const problems: ImportProblem[] = [];
  const bookings: PlannedBooking[] = [];
  for (const row of rows) {
    const planned = plannedBooking(row, { state, keys: deps.keys, hashKeyId, now });
    if ('problems' in planned) problems.push(...planned.problems);
    else bookings.push(planned);
  }
  const slots = new Map((await lockSlots(tx, bookings, now)).map((slot) => [slotKey(slot), slot]));
  problems.push(...seatProblems(bookings, slots), ...clashesInFile(bookings));
  problems.push(...(await storedClashes(tx, bookings)), ...(await codeProblems(tx, bookings)));
  return {
    problems,
    changes: bookings.map(changeOf),
    unchanged: 0,
    write: () => writeBookings(work, { bookings, slots, hashKeyId }),
    afterwards: () => {
      for (const { servicePointId, serviceType } of bookings)
        clearAvailability(deps.db, servicePointId, serviceType);
    },
  };
}

function slotKey({ servicePointId, serviceType, startsAt }: SlotKey): string {
  return `${servicePointId} ${serviceType} ${startsAt.toISOString()}`;
}

/** Rows for which there is no slot, or no seat left once those above have theirs. */
function seatProblems(
  bookings: readonly PlannedBooking[],
  slots: ReadonlyMap<string, LockedSlot>,
): ImportProblem[] {
  const taken = new Map<string, number>();
  const problems: ImportProblem[] = [];
  for (const booking of bookings) {
    const { line } = booking;
    const slot = slots.get(slotKey(booking));
    if (slot === undefined || slot.capacity === 0) {
      problems.push({ line, column: 'time', code: 'slot-unknown' });
      continue;
    }
    const used = (taken.get(slot.id) ?? 0) + 1;
    taken.set(slot.id, used);
    if (used > slot.free) {
      const free = String(Math.max(0, slot.free));
      problems.push({ line, column: 'time', code: 'slot-full', expected: [free] });
    }
  }
  return problems;
}

async function storedClashes(tx: Queryable, bookings: readonly PlannedBooking[]): Promise<ImportProblem[]> {
  const clashes = await findClashes(tx, bookings.flatMap(personTimes));
  return clashes.map(({ line, sameTime }) => ({
    line,
    column: sameTime ? 'time' : 'date',
    code: sameTime ? 'person-same-time' : 'person-same-day',
  }));
}

async function codeProblems(tx: Queryable, bookings: readonly PlannedBooking[]): Promise<ImportProblem[]> {
  const given = bookings.flatMap(({ line, reservationCode: code }) =>
    code === undefined ? [] : { line, code },
  );
  const stored = await findTakenCodes(
    tx,
    given.map(({ code }) => code),
  );
  const lines = new Map<string, number>();
  const problems: ImportProblem[] = [];
  for (const { line, code } of given) {
    const before = lines.get(code);
    const problem = { line, column: 'reservationCode', code: 'reservation-code-taken' } as const;
    if (stored.has(code)) problems.push(problem);
    else if (before !== undefined) problems.push({ ...problem, expected: [String(before)] });
    lines.set(code, before ?? line);
  }
  return problems;
}

function changeOf({ line, point, serviceType, startsAt, serviceDay }: PlannedBooking): ImportChange {
  const rest = `${serviceType} ${serviceDay} ${timeOf(startsAt)}`;
  const { tw, zh, en } = point.name;
  return { line, effect: 'added', title: { tw: `${tw} ${rest}`, zh: `${zh} ${rest}`, en: `${en} ${rest}` } };
}

interface Writing {
  readonly bookings: readonly PlannedBooking[];
  readonly slots: ReadonlyMap<string, LockedSlot>;
  readonly hashKeyId: string;
}

/** @throws Refused `busy` when somebody booked for one of the persons meanwhile: planned again, it is a problem of its row */
async function writeBookings({ tx, actor, now }: ImportWork, writing: Writing): Promise<void> {
  const { bookings, slots, hashKeyId } = writing;
  const appointments = bookings.map((booking) => {
    const slot = slots.get(slotKey(booking));
    if (slot === undefined) throw new Error('a planned booking has no slot');
    return {
      ...booking,
      eventId: randomUUID(),
      slotId: slot.id,
      reservationCode: booking.reservationCode ?? generateReservationCode(randomBytes),
      documentHash: booking.hash,
    };
  });
  try {
    await insertAppointments(tx, appointments, { hashKeyId, by: actorText(actor), now });
  } catch (error) {
    if (constraintOf(error)?.startsWith('appointment_')) throw new Refused('busy');
    throw error;
  }
  await settleSeats(tx, [...new Set(appointments.map(({ slotId }) => slotId))], now);
  const detail = { added: appointments.length };
  await recordEvent(tx, { at: now, actor, action: 'appointments-imported', detail });
}

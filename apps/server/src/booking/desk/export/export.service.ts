import { setImmediate as othersTurn } from 'node:timers/promises';
import {
  type BookingExport,
  type BookingExportRequest,
  EXPORT_BOOKINGS_MOST,
  EXPORT_DAYS_MOST,
} from '@phial/contract/desk/booking-export';
import { findServiceType } from '@phial/domain/booking/service-type';
import { daysBetween, endOfDay, instantOf, isDay } from '@phial/domain/hong-kong-time';
import { recordEvent } from '../../../audit/record-event.ts';
import { Refused } from '../../../errors.ts';
import { loadServices } from '../../../services/services.service.ts';
import type { DeskDependencies } from '../desk-act.ts';
import { deskAppointment } from '../desk-appointment.ts';
import { allowTime, readExport } from './export.sql.ts';

/** Each is decrypted, some hundred in a millisecond; then others have their turn. */
const ROWS_A_TURN = 500;

/**
 * The bookings of a period for a spreadsheet, document numbers masked. Whoever exports is in the audit log before
 * anything leaves, with the days and how many there were.
 * @param account of whoever exports
 * @throws Refused `export-days` for days that do not exist, in the wrong order, or more than 366;
 *   `export-too-large` with the `most` there may be
 */
export async function exportBookings(
  { db, clock, keys }: DeskDependencies,
  account: string,
  { from, until, servicePointId, type }: BookingExportRequest,
): Promise<BookingExport> {
  if (!isDay(from) || !isDay(until)) throw new Refused('export-days');
  const days = daysBetween(from, until) + 1;
  if (days < 1 || days > EXPORT_DAYS_MOST) throw new Refused('export-days');
  const services = await loadServices(db);
  const stretch = {
    from: instantOf(from, '00:00'),
    until: endOfDay(until),
    servicePointId: servicePointId ?? null,
    type: type === undefined ? null : (findServiceType(services.keys(), type) ?? type),
  };
  const rows = await db.transaction(async (tx) => {
    await allowTime(tx);
    const found = await readExport(tx, stretch, EXPORT_BOOKINGS_MOST + 1);
    if (found.length > EXPORT_BOOKINGS_MOST)
      throw new Refused('export-too-large', { most: EXPORT_BOOKINGS_MOST });
    await recordEvent(tx, {
      at: clock.now(),
      actor: { account },
      action: 'bookings-exported',
      detail: {
        from,
        until,
        point: servicePointId ?? '',
        type: stretch.type ?? '',
        appointments: found.length,
      },
    });
    return found;
  });
  const appointments: BookingExport['appointments'] = [];
  for (let at = 0; at < rows.length; at += ROWS_A_TURN) {
    appointments.push(...rows.slice(at, at + ROWS_A_TURN).map((row) => deskAppointment(keys, row)));
    await othersTurn();
  }
  return { appointments };
}

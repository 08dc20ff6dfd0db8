import type { BookingRecord } from '@phial/contract/appointment';
import { formatServTime } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvent } from '../audit/event.sql.ts';
import { bookingRecord } from '../booking/booking-record.ts';
import { openPerson } from '../booking/sealed-person.ts';
import { findServicePoint } from '../service-points/service-points.service.ts';
import type { PersonRow } from './person.sql.ts';
import { findPerson } from './person.ts';

/** A booking as the calls tell it, and what they leave out. */
interface ExportedBooking extends BookingRecord {
  status: string;
  language: string;
  createdAt: string;
  updatedAt: string;
  cancelledAt: string | null;
}

/** All that is kept of a person; times as `YYYY-MM-DD HH:mm:ss`. */
export interface PersonExport {
  exportedAt: string;
  timeZone: 'Asia/Hong_Kong';
  docNo: string;
  bookings: ExportedBooking[];
}

/**
 * A copy for the person who asks for it; that it was made is told to the trail,
 * without the person.
 * @param docNo as `A123456(3)`
 */
export async function exportPerson(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'keys'>,
  docNo: string,
): Promise<PersonExport> {
  const rows = await findPerson(deps, docNo);
  const bookings: ExportedBooking[] = [];
  for (const row of rows) bookings.push(await exported(deps, row));
  const at = deps.clock.now();
  const detail = { appointments: rows.length };
  await recordEvent(deps.db, { at, actor: 'command', action: 'personal-data-exported', detail });
  return { exportedAt: formatServTime(at), timeZone: 'Asia/Hong_Kong', docNo, bookings };
}

async function exported(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'keys'>,
  row: PersonRow,
): Promise<ExportedBooking> {
  const known = await findServicePoint(deps, row.service_point_id);
  if (known === undefined) throw new Error(`appointment ${row.id} is at a service point that does not exist`);
  const record = bookingRecord({
    id: row.id,
    reservationCode: row.reservation_code,
    person: openPerson(deps.keys, row),
    startsAt: row.starts_at,
    type: row.service_type,
    modified: row.modified,
    point: known.point,
  });
  return {
    ...record,
    status: row.status,
    language: row.language,
    createdAt: formatServTime(row.created_at),
    updatedAt: formatServTime(row.updated_at),
    cancelledAt: row.cancelled_at && formatServTime(row.cancelled_at),
  };
}

import type {
  AttendanceGroup,
  Statistics,
  StatisticsQuery,
  StatisticsRow,
} from '@phial/contract/staff/statistics';
import { findServiceType } from '@phial/domain/booking/service-type';
import { addDays, daysBetween, endOfDay, instantOf, isDay } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../app-dependencies.ts';
import { Refused } from '../errors.ts';
import { loadServices } from '../services/services.service.ts';
import { countAttendance } from './attendance.sql.ts';
import { type LeadDays, quartilesOf, together } from './lead-days.ts';
import {
  type AppointmentCounts,
  countAppointments,
  readPointNames,
  sumCapacity,
  takeTime,
} from './statistics.sql.ts';

const LONGEST_DAYS = 366;

type Counts = Statistics['total'];

/**
 * The numbers of the days of visits `from` to `until`, both included.
 * @throws Refused `range-invalid` for days that do not exist, in the wrong order, or more than 366
 */
export async function readStatistics(
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
  { from, until, by, servicePointId, serviceType }: StatisticsQuery,
): Promise<Statistics> {
  if (!isDay(from) || !isDay(until)) throw new Refused('range-invalid');
  const days = daysBetween(from, until) + 1;
  if (days < 1 || days > LONGEST_DAYS) throw new Refused('range-invalid');
  const services = await loadServices(db);
  const range = {
    from,
    until,
    by,
    now: clock.now(),
    start: instantOf(from, '00:00'),
    end: endOfDay(until),
    servicePointId: servicePointId ?? null,
    serviceType:
      serviceType === undefined ? null : (findServiceType(services.keys(), serviceType) ?? serviceType),
  };
  const [counted, capacities, attendance, names] = await Promise.all([
    db.transaction(async (tx) => {
      await takeTime(tx);
      return countAppointments(tx, range);
    }),
    db.transaction(async (tx) => {
      await takeTime(tx);
      return sumCapacity(tx, range);
    }),
    db.transaction(async (tx) => {
      await takeTime(tx);
      return countAttendance(tx, range);
    }),
    readPointNames(db),
  ]);
  const counts = new Map(counted.map((row) => [row.key, [row]]));
  const capacity = new Map(capacities.map((row) => [row.key, row.capacity]));
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const keys = {
    day: () => Array.from({ length: days }, (_, number) => addDays(from, number)),
    point: () =>
      names.map(({ id }) => id).filter((id) => servicePointId === undefined || id === servicePointId),
    service: () =>
      [...services.keys()].filter((type) => range.serviceType === null || type === range.serviceType),
  }[by]();
  const rows = keys.map(
    (key): StatisticsRow => ({
      key,
      name: by === 'point' ? (nameOf.get(key) ?? null) : null,
      ...wireCounts(counts.get(key) ?? [], capacity.get(key) ?? 0),
    }),
  );
  const all = [...capacity.values()].reduce((sum, seats) => sum + seats, 0);
  const points = names.map(({ id, name }) => ({ servicePointId: id, name }));
  return {
    from,
    until,
    by,
    points,
    total: wireCounts(counted, all),
    attendance: fourGroups(attendance),
    rows,
  };
}

/** With the groups that have nobody. */
function fourGroups(counted: readonly AttendanceGroup[]): AttendanceGroup[] {
  return [true, false].flatMap((confirmed) =>
    [true, false].map(
      (reminded) =>
        counted.find((group) => group.confirmed === confirmed && group.reminded === reminded) ?? {
          confirmed,
          reminded,
          attended: 0,
          noShows: 0,
        },
    ),
  );
}

/** @param parts of what is shown as one */
function wireCounts(parts: readonly AppointmentCounts[], capacity: number): Counts {
  const sum = (name: 'bookings' | 'cancelled' | 'attended' | 'noShows' | 'unmarked' | 'coming') =>
    parts.reduce((so, part) => so + part[name], 0);
  const [bookings, cancelled] = [sum('bookings'), sum('cancelled')];
  return {
    bookings,
    cancelled,
    attended: sum('attended'),
    noShows: sum('noShows'),
    unmarked: sum('unmarked'),
    coming: sum('coming'),
    taken: bookings - cancelled,
    capacity,
    leadDays: quartilesOf(together(parts.map(leadOf))),
  };
}

function leadOf({ leadDays: days, leadCounts: counts }: AppointmentCounts): LeadDays {
  return new Map(days?.map((value, index) => [value, counts?.[index] ?? 0]));
}

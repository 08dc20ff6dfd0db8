import type { Numbers, NumbersQuery, NumbersRow } from '@phial/contract/numbers';
import { addDays, daysBetween, endOfDay, instantOf, isDay } from '@phial/domain/hong-kong-time';
import { parseServiceType, SERVICE_TYPES } from '@phial/domain/service-type';
import type { AppDependencies } from '../app-dependencies.ts';
import { Refused } from '../errors.ts';
import { type AppointmentCounts, countAppointments, readPointNames, sumCapacity } from './numbers.sql.ts';

const LONGEST_DAYS = 366;

type Counts = Numbers['total'];

/**
 * The numbers of the days of visits `from` to `until`, both included.
 * @throws Refused `range-invalid` for days that do not exist, in the wrong order, or more than 366
 */
export async function readNumbers(
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
  { from, until, by, servicePointId, serviceType }: NumbersQuery,
): Promise<Numbers> {
  if (!isDay(from) || !isDay(until)) throw new Refused('range-invalid');
  const days = daysBetween(from, until) + 1;
  if (days < 1 || days > LONGEST_DAYS) throw new Refused('range-invalid');
  const range = {
    ...{ from, until, by, now: clock.now() },
    start: instantOf(from, '00:00'),
    end: endOfDay(until),
    servicePointId: servicePointId ?? null,
    serviceType: serviceType === undefined ? null : (parseServiceType(serviceType) ?? null),
  };
  const [counted, capacities, names] = await Promise.all([
    countAppointments(db, range),
    sumCapacity(db, range),
    readPointNames(db),
  ]);
  const counts = new Map(counted.map((row) => [row.key, row]));
  const capacity = new Map(capacities.map((row) => [row.key, row.capacity]));
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const keys = {
    day: () => Array.from({ length: days }, (_, number) => addDays(from, number)),
    point: () =>
      names.map(({ id }) => id).filter((id) => servicePointId === undefined || id === servicePointId),
    service: () => SERVICE_TYPES.filter((type) => range.serviceType === null || type === range.serviceType),
  }[by]();
  const rows = keys.map(
    (key): NumbersRow => ({
      ...{ key, name: by === 'point' ? (nameOf.get(key) ?? null) : null },
      ...wireCounts(counts.get(key), capacity.get(key) ?? 0),
    }),
  );
  const all = [...capacity.values()].reduce((sum, places) => sum + places, 0);
  const points = names.map(({ id, name }) => ({ servicePointId: id, name }));
  return { from, until, by, points, total: wireCounts(counts.get(null), all), rows };
}

function wireCounts(row: AppointmentCounts | undefined, capacity: number): Counts {
  const { bookings = 0, cancelled = 0, attended = 0, no_shows: noShows = 0 } = row ?? {};
  const { unmarked = 0, coming = 0, lead_days: lead } = row ?? {};
  const [lower, median, upper] = lead ?? [];
  return {
    ...{ bookings, cancelled, attended, noShows, unmarked, coming, taken: bookings - cancelled, capacity },
    leadDays:
      lower === undefined || median === undefined || upper === undefined ? null : { lower, median, upper },
  };
}

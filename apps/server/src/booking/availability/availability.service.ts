import { dayOf, endOfDay, formatServTime, instantOf } from '@phial/domain/hong-kong-time';
import type { ServiceType } from '@phial/domain/service-type';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { Database } from '../../db/pool.ts';
import { shortCache } from '../../db/short-cache.ts';
import { isBreakDay } from '../../service-points/break-day.ts';
import {
  findService,
  type KnownServicePoint,
  readDirectory,
} from '../../service-points/service-points.service.ts';
import { readOfferedSlots } from './availability.sql.ts';
import { type DayRange, daysFrom, readDayRange } from './day-range.ts';
import { dayText, slotTextsByDay } from './day-texts.ts';

export interface AvailabilityCall {
  servPtId: string;
  type?: string;
  startDate?: string;
  endDate?: string;
  firstDay?: string;
}

/** Answers as the bytes of their JSON: a cached one costs nothing but the sending. */
const cache = shortCache<Buffer>();

/**
 * The days of a service point that can be booked, and its break days; whole
 * envelope as JSON. At most a second old in what other processes did, and
 * never behind what this one did ({@link clearAvailability}).
 * @throws Refused `service-point-unknown`, `range-invalid`
 */
export async function availabilityAnswer(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
  call: AvailabilityCall,
): Promise<Buffer> {
  const now = deps.clock.now();
  const range = readDayRange(call, now);
  const { known, type } = await findService(deps, call.servPtId, call.type);
  return cache(deps.db).get(groupOf(call.servPtId, type), `${range.first} ${range.last}`, now, async () =>
    Buffer.from(
      `{"code":200,"msg":"","data":{${await readDays(deps, known, type, range, now)}},"now":"${formatServTime(now)}"}`,
    ),
  );
}

/** Drops what is cached of a point and type; call it when a place there was taken or given back. */
export function clearAvailability(db: Database, servicePointId: string, type: string): void {
  cache(db).delete(groupOf(servicePointId, type));
}

async function readDays(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
  { point, city, restWeekdays }: KnownServicePoint,
  type: ServiceType,
  range: DayRange,
  now: Date,
): Promise<string> {
  const [{ breaks }, slots] = await Promise.all([
    readDirectory(deps),
    readOfferedSlots(deps.db, {
      servicePointId: point.servPtId,
      type,
      from: instantOf(range.first, '00:00'),
      until: endOfDay(range.last),
      now,
    }),
  ]);
  const byDay = slotTextsByDay(slots);
  const resting = { id: point.servPtId, city, restWeekdays };
  // Past days are not open, whatever they were (docs/rules/calendar.md#open-days).
  const days = daysFrom(range, dayOf(now)).flatMap((day) => {
    if (isBreakDay(breaks, resting, day)) return [dayText(day, 'BREAKDAY', [])];
    const slotsOfDay = byDay.get(day);
    return slotsOfDay === undefined ? [] : [dayText(day, 'ACTIVE', slotsOfDay)];
  });
  return days.join(',');
}

function groupOf(servicePointId: string, type: string): string {
  return `${type} ${servicePointId}`;
}

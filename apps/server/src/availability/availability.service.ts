import type { Availability } from '@phial/contract/availability';
import { addDays, dayOf, formatServTime, instantOf } from '@phial/domain/hong-kong-time';
import type { ServiceType } from '@phial/domain/service-type';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Database } from '../db/pool.ts';
import { shortMemory } from '../db/short-memory.ts';
import {
  findService,
  isBreakDay,
  type KnownServicePoint,
  readDirectory,
} from '../service-points/service-points.service.ts';
import { type OfferedSlot, readOfferedSlots } from './availability.sql.ts';
import { type DayRange, daysFrom, readDayRange } from './day-range.ts';

export interface AvailabilityCall {
  servPtId: string;
  type?: string;
  startDate?: string;
  endDate?: string;
  firstDay?: string;
}

/** Answers as JSON text: a remembered one costs nothing but the sending. */
const memory = shortMemory<string>();

/**
 * The days of a service point that can be booked, and its break days; whole
 * envelope as JSON text. At most a second old in what other processes did, and
 * never behind what this one did ({@link forgetAvailability}).
 * @throws Refused `service-point-unknown`, `range-invalid`
 */
export async function availabilityAnswer(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
  call: AvailabilityCall,
): Promise<string> {
  const now = deps.clock.now();
  const range = readDayRange(call, now);
  const { known, type } = await findService(deps, call.servPtId, call.type);
  return memory(deps.db).recall(groupOf(call.servPtId, type), `${range.first} ${range.last}`, now, async () =>
    JSON.stringify({ code: 200, msg: '', data: await readAvailability(deps, known, type, range, now) }),
  );
}

/** Drops what is remembered of a point and type; call it when a place there was taken or given back. */
export function forgetAvailability(db: Database, servicePointId: string, type: string): void {
  memory(db).forget(groupOf(servicePointId, type));
}

async function readAvailability(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
  { point, city, restWeekdays }: KnownServicePoint,
  type: ServiceType,
  range: DayRange,
  now: Date,
): Promise<Availability> {
  const [{ breaks }, slots] = await Promise.all([
    readDirectory(deps),
    readOfferedSlots(deps.db, {
      servicePointId: point.servPtId,
      type,
      from: instantOf(range.first, '00:00'),
      until: instantOf(addDays(range.last, 1), '00:00'),
      now,
    }),
  ]);
  const byDay = Map.groupBy(slots.map(wireSlot), ({ day }) => day);
  const resting = { id: point.servPtId, city, restWeekdays };
  const days: Availability = {};
  // Past days are not open, whatever they were (D-33).
  for (const day of daysFrom(range, dayOf(now))) {
    const slotsOfDay = byDay.get(day);
    if (isBreakDay(breaks, resting, day)) days[day] = { tag: 'BREAKDAY', slots: [] };
    else if (slotsOfDay !== undefined) days[day] = { tag: 'ACTIVE', slots: slotsOfDay };
  }
  return days;
}

function wireSlot({ id, starts, free }: OfferedSlot) {
  const activeTimeBegin = formatServTime(new Date(starts * 1000));
  return {
    servPtApptTimeId: id,
    activeTimeBegin,
    time: activeTimeBegin.slice(11, 16),
    day: activeTimeBegin.slice(0, 10),
    hasQuota: free,
  };
}

function groupOf(servicePointId: string, type: string): string {
  return `${type} ${servicePointId}`;
}

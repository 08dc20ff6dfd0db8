import type { Day, SoonestTimes } from '@phial/contract/booking/availability';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { type DayKey, dayOf, endOfDay, formatServTime, instantOf } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { Database } from '../../db/pool.ts';
import { shortCache } from '../../db/short-cache.ts';
import { type PackedAnswer, packedAnswer } from '../../packed-files/packed-answer.ts';
import { isBreakDay, isRetired } from '../../service-points/break-day.ts';
import {
  findService,
  type KnownServicePoint,
  lastDayOf,
  readDirectory,
} from '../../service-points/service-points.service.ts';
import { clearAlternatives } from './alternatives.ts';
import { readOfferedSlots } from './availability.sql.ts';
import { type DayRange, daysFrom, readDayRange } from './day-range.ts';
import { readSoonestFree } from './free-slots.sql.ts';
import { slotsByDay } from './slot-text.ts';

export interface AvailabilityCall {
  servPtId: string;
  type?: string;
  startDate?: string;
  endDate?: string;
  firstDay?: string;
  /** A number; one where it is missing. */
  people?: string;
}

/** Answers as the bytes of their JSON: a cached one costs nothing but the sending. */
const cache = shortCache<PackedAnswer>('availability');

/**
 * The days of a service point that can be booked, and its break days; whole
 * envelope as JSON. At most a second old in what other processes did, and
 * never behind what this one did ({@link clearAvailability}).
 * @throws Refused `service-point-unknown`, `range-invalid`
 */
export async function availabilityAnswer(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
  call: AvailabilityCall,
): Promise<PackedAnswer> {
  const now = deps.clock.now();
  const range = readDayRange(call, now);
  const { known, type } = await findService(deps, call.servPtId, call.type);
  const people = Number(call.people ?? 1);
  return cache(deps.db).get(
    groupOf(call.servPtId, type),
    `${range.first} ${range.last} ${people}`,
    now,
    async () =>
      packedAnswer(
        `{"code":200,"msg":"","data":{${await readDays(deps, known, { type, range, now, people })}},"now":"${formatServTime(now)}"}`,
      ),
  );
}

/** Drops what is cached of a point and type; call it when a seat there was taken or given back. */
export function clearAvailability(db: Database, servicePointId: string, type: string): void {
  cache(db).delete(groupOf(servicePointId, type));
  clearAlternatives(db, type);
}

async function readDays(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
  { point, city, restWeekdays, retiredFrom }: KnownServicePoint,
  { type, range, now, people }: { type: ServiceType; range: DayRange; now: Date; people: number },
): Promise<string> {
  const last = (await lastDayOf(deps, type)) ?? range.last;
  const [{ breaks }, slots] = await Promise.all([
    readDirectory(deps),
    readOfferedSlots(deps.db, {
      servicePointId: point.servPtId,
      type,
      from: instantOf(range.first, '00:00'),
      until: endOfDay(range.last < last ? range.last : last),
      now,
      people,
    }),
  ]);
  const slotsOfDays = slots === undefined ? undefined : slotsByDay(slots);
  const resting = { id: point.servPtId, city, restWeekdays };
  let days = '';
  // Past days are not open, whatever they were (docs/rules/calendar.md#open-days).
  for (const day of daysFrom(range, dayOf(now))) {
    if (isRetired({ retiredFrom }, day)) continue;
    const tag = isBreakDay(breaks, resting, day, type) ? 'BREAKDAY' : 'ACTIVE';
    const slotsOfDay = tag === 'ACTIVE' ? slotsOfDays?.get(day) : '';
    // Added up and not joined: a join copies every part before it copies the whole.
    if (slotsOfDay !== undefined) days += `${days === '' ? '' : ','}${dayText(day, tag, slotsOfDay)}`;
  }
  return days;
}

/** A {@link Day} under its date. */
function dayText(day: DayKey, tag: Day['tag'], slots: string): string {
  return `"${day}":{"tag":"${tag}","slots":[${slots}]}`;
}

function groupOf(servicePointId: string, type: string): string {
  return `${type} ${servicePointId}`;
}

const soonest = shortCache<SoonestTimes>('soonest');

/** When each service point that offers a type has its first free time of it; at most a second old. */
export async function soonestTimes(
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
  type: ServiceType | undefined,
): Promise<SoonestTimes> {
  if (type === undefined) return {};
  const now = clock.now();
  return soonest(db).get(type, '', now, async () => {
    const last = await lastDayOf({ db, clock }, type);
    if (last === undefined) return {};
    const { points } = await readDirectory({ db, clock });
    const slots = await readSoonestFree(db, type, { now, until: endOfDay(last) });
    const offered = slots.filter(({ service_point_id }) => points.get(service_point_id)?.types.has(type));
    return Object.fromEntries(
      offered.map(({ service_point_id, starts_at }) => [service_point_id, formatServTime(starts_at)]),
    );
  });
}

const packed = new WeakMap<SoonestTimes, PackedAnswer>();

/** {@link soonestTimes}, whole envelope as JSON; made once for what is remembered. */
export async function soonestAnswer(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
  type: ServiceType | undefined,
): Promise<PackedAnswer> {
  const times = await soonestTimes(deps, type);
  const answer = packed.get(times) ?? packedAnswer(JSON.stringify({ code: 200, msg: '', data: times }));
  packed.set(times, answer);
  return answer;
}

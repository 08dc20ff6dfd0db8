import { type DayKey, instantOf } from '@phial/domain/hong-kong-time';
import { slotStarts } from '@phial/domain/opening-pattern';
import type { ServiceType } from '@phial/domain/service-type';
import type { PlacedPattern } from './make-slots.sql.ts';
import type { ClosureRow } from './schedule.sql.ts';
import { isBreakDay } from './service-points/break-day.ts';
import type { StoredServicePoint } from './service-points/service-points.sql.ts';

/** What decides which slots there are. */
export interface ScheduleState {
  points: readonly StoredServicePoint[];
  patterns: readonly PlacedPattern[];
  closures: readonly ClosureRow[];
}

/** A service point and one type it offers. */
export interface Service {
  servicePointId: string;
  type: ServiceType;
}

/** Places by {@link slotKey}. */
type PlannedSlots = ReadonlyMap<string, number>;

/** A slot by what makes it unique, as text. */
export function slotKey({ servicePointId, type }: Service, startsAt: Date): string {
  return `${servicePointId}\n${type}\n${startsAt.getTime()}`;
}

/** The reverse of {@link slotKey}. */
export function readSlotKey(key: string): Service & { startsAt: Date } {
  const [servicePointId = '', type = '', time] = key.split('\n');
  return { servicePointId, type: type === 'ECG' ? 'ECG' : 'other', startsAt: new Date(Number(time)) };
}

/** The slots that patterns and closures give on some days, as `make-slots` makes them. */
export function plannedSlots(
  { points, patterns, closures }: ScheduleState,
  services: readonly Service[],
  days: readonly DayKey[],
): PlannedSlots {
  const planned = new Map<string, number>();
  const patternsOf = Map.groupBy(patterns, ({ servicePointId, type }) => `${servicePointId}\n${type}`);
  for (const service of services) {
    const point = points.find(({ id }) => id === service.servicePointId);
    const own = patternsOf.get(`${service.servicePointId}\n${service.type}`) ?? [];
    if (point === undefined || own.length === 0) continue;
    const resting = { id: point.id, city: point.city, restWeekdays: point.rest_weekdays };
    for (const day of days.filter((one) => !isBreakDay(closures, resting, one))) {
      for (const { pattern } of own) {
        for (const time of slotStarts(pattern, day)) {
          const key = slotKey(service, instantOf(day, time));
          if (!planned.has(key)) planned.set(key, pattern.capacity);
        }
      }
    }
  }
  return planned;
}

import { type DayKey, instantOf } from '@phial/domain/hong-kong-time';
import { slotStarts } from '@phial/domain/schedule/opening-pattern';
import { isBreakDay } from '../service-points/break-day.ts';
import type { ScheduleState, Service } from '../service-points/schedule-state.ts';

/** The capacity of each slot, by {@link slotKey}. */
export type PlannedSlots = ReadonlyMap<string, number>;

/** A service as text. */
export function serviceKey({ servicePointId, type }: Service): string {
  return `${servicePointId}\n${type}`;
}

/** What makes a slot unique. */
export interface SlotTime extends Service {
  startsAt: Date;
}

/** A slot as text. */
export function slotKey(slot: SlotTime): string {
  return `${serviceKey(slot)}\n${slot.startsAt.getTime()}`;
}

/** The reverse of {@link slotKey}. */
export function readSlotKey(key: string): SlotTime {
  const [servicePointId = '', type = '', time] = key.split('\n');
  return { servicePointId, type: type === 'ECG' ? 'ECG' : 'other', startsAt: new Date(Number(time)) };
}

/** The slots that patterns and closures give on some days. Of patterns that overlap the first one counts. */
export function plannedSlots(
  { points, patterns, closures }: ScheduleState,
  services: readonly Service[],
  days: readonly DayKey[],
): PlannedSlots {
  const planned = new Map<string, number>();
  const wanted = new Set(services.map(serviceKey));
  for (const [service, own] of Map.groupBy(patterns, serviceKey)) {
    const point = points.find(({ id }) => id === own[0]?.servicePointId);
    if (point === undefined || !wanted.has(service)) continue;
    const resting = { id: point.id, city: point.city, restWeekdays: point.rest_weekdays };
    for (const day of days.filter((one) => !isBreakDay(closures, resting, one))) {
      for (const { pattern, ...at } of own) {
        for (const time of slotStarts(pattern, day)) {
          const key = slotKey({ ...at, startsAt: instantOf(day, time) });
          if (!planned.has(key)) planned.set(key, pattern.capacity);
        }
      }
    }
  }
  return planned;
}

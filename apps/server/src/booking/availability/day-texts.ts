import type { Day, Slot } from '@phial/contract/availability';
import { type DayKey, wallClockReader } from '@phial/domain/hong-kong-time';
import type { OfferedSlot } from './availability.sql.ts';

/**
 * The slots of each day as JSON text, in the order they come. A month has
 * hundreds: to write them straight takes a third of the time of making as many
 * objects first. No value needs escaping: ids are UUIDs, the rest is ours.
 */
export function slotTextsByDay(slots: readonly OfferedSlot[]): Map<DayKey, string[]> {
  const read = wallClockReader();
  const byDay = new Map<DayKey, string[]>();
  for (const { id, starts, free } of slots) {
    const { day, time } = read(starts);
    const texts = byDay.get(day) ?? [];
    texts.push(slotText(id, day, time, free));
    byDay.set(day, texts);
  }
  return byDay;
}

/** A {@link Slot}. */
function slotText(id: string, day: DayKey, time: string, free: boolean): string {
  const begin = `${day} ${time}`;
  return `{"servPtApptTimeId":"${id}","activeTimeBegin":"${begin}","time":"${time.slice(0, 5)}","day":"${day}","hasQuota":${free}}`;
}

/** A {@link Day} under its date. */
export function dayText(day: DayKey, tag: Day['tag'], slots: readonly string[]): string {
  return `"${day}":{"tag":"${tag}","slots":[${slots.join(',')}]}`;
}

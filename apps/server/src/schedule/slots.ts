import { randomUUID } from 'node:crypto';
import { addDays, type DayKey, dayOf, daysBetween, endOfDay, instantOf } from '@phial/domain/hong-kong-time';
import { firstClosedStart, isWithinClosedHours } from '@phial/domain/schedule/closed-hours';
import { slotStarts } from '@phial/domain/schedule/opening-pattern';
import { waitForLock } from '../db/locks.ts';
import type { Queryable } from '../db/pool.ts';
import { Refused } from '../errors.ts';
import type { Job, JobDependencies } from '../jobs/jobs.ts';
import { closedHoursOf, isBreakDay, isRetired } from '../service-points/break-day.ts';
import {
  readScheduleState,
  type ScheduleState,
  type Service,
  type StoredServicePoint,
} from '../service-points/schedule-state.ts';
import { lastBookableDay, type Services } from '../services/services.service.ts';
import { countComing } from './affected.sql.ts';
import {
  deleteSlotsOf,
  hasHistory,
  type Losses,
  lockLostSlots,
  lockSlotsOf,
} from './service-point-slots.sql.ts';
import { closeSlots, insertMissingSlots, type Rest, type SlotTime, settleSlots } from './slots.sql.ts';

/** A service as text. */
export function serviceKey({ servicePointId, type }: Service): string {
  return `${servicePointId}\n${type}`;
}

/** A slot as text. */
export function slotKey(slot: SlotTime): string {
  return `${serviceKey(slot)}\n${slot.startsAt.getTime()}`;
}

/** The reverse of {@link slotKey}. */
export function readSlotKey(key: string): SlotTime {
  const [servicePointId = '', type = '', time] = key.split('\n');
  return { servicePointId, type, startsAt: new Date(Number(time)) };
}

/** The capacity of each slot, by {@link slotKey}. */
export type PlannedSlots = ReadonlyMap<string, number>;

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
    const { type = '' } = own[0] ?? {};
    const isOpen = (day: DayKey) => !isRetired(point, day) && !isBreakDay(closures, point, day, type);
    for (const day of days.filter(isOpen)) {
      const closed = closedHoursOf(closures, point, day, type);
      for (const { pattern, ...at } of own) {
        for (const time of slotStarts(pattern, day)) {
          if (isWithinClosedHours(time, pattern.everyMinutes, closed)) continue;
          const key = slotKey({ ...at, startsAt: instantOf(day, time) });
          if (!planned.has(key)) planned.set(key, pattern.capacity);
        }
      }
    }
  }
  return planned;
}

/** Of planned slots those that take bookings: of no retired service, and no further ahead than their service says. */
export function bookableSlots(planned: PlannedSlots, services: Services, today: DayKey): PlannedSlots {
  const last = new Map([...services.keys()].map((type) => [type, lastBookableDay(services, type, today)]));
  return new Map(
    [...planned].filter(([key]) => {
      const { type, startsAt } = readSlotKey(key);
      return dayOf(startsAt) <= (last.get(type) ?? '');
    }),
  );
}

/** Every day on which some service can be booked, and those before since `from`. */
export function bookableDays(services: Services, today: DayKey, from = today): DayKey[] {
  const ahead = Math.max(0, ...[...services.values()].map(({ daysAhead }) => daysAhead));
  const length = daysBetween(from, today) + ahead + 1;
  return Array.from({ length }, (_, after) => addDays(from, after));
}

/** Rows in one statement: far from its time limit. */
const SLOTS_A_STATEMENT = 5_000;

export type { Losses };

/**
 * Makes the slots of the booking horizon from the weekly patterns, minus break
 * days and the days of retired points; closes those on days that have become such since. Done again it
 * finds nothing to do: a slot that is there is never made anew or changed, and
 * one that was ever booked is never removed.
 * @param from the first day; today unless a sample looks back
 * @returns how many slots were made or closed
 */
export async function makeSlots(
  { db, clock }: Pick<JobDependencies, 'db' | 'clock'>,
  from: DayKey = dayOf(clock.now()),
): Promise<number> {
  const today = dayOf(clock.now());
  const state = await readScheduleState(db, from);
  const days = bookableDays(state.services, today, from);
  const rests = state.points.flatMap((point) => restsOf(state, point, days));
  let made = rests.length === 0 ? 0 : await closeSlots(db, rests);
  // A point at a time: the slots of a thousand points are millions, and calls have their turn between two of them.
  for (const services of Map.groupBy(state.patterns, ({ servicePointId }) => servicePointId).values()) {
    const planned = plannedSlots({ ...state, patterns: services }, services, days);
    made += await addSlots(db, bookableSlots(planned, state.services, today));
  }
  return made;
}

/** The days of a point without service, those without one of its services, and the hours that are closed. */
function restsOf(state: ScheduleState, point: StoredServicePoint, days: readonly DayKey[]): Rest[] {
  const { closures } = state;
  const closed = [...new Set(closures.flatMap(({ type }) => type ?? []))];
  return days.flatMap((day): Rest[] => {
    const rest = { servicePointId: point.id, from: instantOf(day, '00:00'), until: endOfDay(day) };
    if (isRetired(point, day) || isBreakDay(closures, point, day, null)) return [{ ...rest, type: null }];
    return [
      ...closed.filter((type) => isBreakDay(closures, point, day, type)).map((type) => ({ ...rest, type })),
      ...restHours(state, point, day),
    ];
  });
}

/** The closed hours of a day, for each service from its first slot that has a minute in common with them. */
function restHours(
  { closures, patterns, services }: ScheduleState,
  { id, city }: StoredServicePoint,
  day: DayKey,
): Rest[] {
  return [...services.keys()].flatMap((type) => {
    const hours = closedHoursOf(closures, { id, city }, day, type);
    if (hours.length === 0) return [];
    const own = patterns.filter((placed) => placed.servicePointId === id && placed.type === type);
    const slots = own.flatMap(({ pattern }) =>
      slotStarts(pattern, day).map((start) => ({ start, minutes: pattern.everyMinutes })),
    );
    return hours.map((one) => ({
      servicePointId: id,
      type,
      from: instantOf(day, firstClosedStart(slots, one)),
      until: instantOf(day, one.until),
    }));
  });
}

/** Adds the slots that are not there yet and leaves the others alone. @returns how many were added */
export async function addSlots(db: Queryable, planned: PlannedSlots): Promise<number> {
  const slots = [...planned].map(([key, capacity]) => ({ id: randomUUID(), ...readSlotKey(key), capacity }));
  let added = 0;
  for (let at = 0; at < slots.length; at += SLOTS_A_STATEMENT) {
    added += await insertMissingSlots(db, slots.slice(at, at + SLOTS_A_STATEMENT));
  }
  return added;
}

/**
 * Coming bookings of what a service point would no longer do. Their slots stay as they are until the transaction ends,
 * so that closing them afterwards finds no other ones.
 */
export async function countBookingsLost(tx: Queryable, losses: Losses, now: Date): Promise<number> {
  await waitForLock(tx, 'make-slots');
  return countComing(tx, await lockLostSlots(tx, losses, now));
}

/**
 * Booked is booked: a type that goes and a weekday that becomes one of rest must have no coming booking. Their
 * slots close with the change, so that nobody who is booking at this moment gets one.
 * @param tx the transaction that makes the change
 * @throws Refused `bookings-in-the-way` with their `count`
 */
export async function closeServices(tx: Queryable, losses: Losses, now: Date): Promise<void> {
  await waitForLock(tx, 'make-slots');
  const slots = await lockLostSlots(tx, losses, now);
  const count = await countComing(tx, slots);
  if (count > 0) throw new Refused('bookings-in-the-way', { count });
  const closed = slots.map((id) => ({ id, capacity: 0 }));
  await settleSlots(tx, closed, [], now);
}

/** Whether a slot of a service point was ever booked, also by somebody who has moved away or cancelled since. */
export const wasEverBooked: (db: Queryable, servicePointId: string) => Promise<boolean> = hasHistory;

/**
 * Takes away the slots of a service point that was never used, with the holds on them. Whoever is booking there waits,
 * and then finds no slot.
 * @param tx the transaction that deletes the point
 * @returns false, with nothing done, when a slot was ever booked
 */
export async function removeUnusedSlots(tx: Queryable, servicePointId: string): Promise<boolean> {
  await waitForLock(tx, 'make-slots');
  await lockSlotsOf(tx, servicePointId);
  if (await hasHistory(tx, servicePointId)) return false;
  await deleteSlotsOf(tx, servicePointId);
  return true;
}

export const makeSlotsOfHorizon: Job = {
  name: 'make-slots',
  everySeconds: 3600,
  work: (deps) => makeSlots(deps),
};

import { createHash } from 'node:crypto';
import type { ScheduleChange } from '@phial/contract/schedule/schedule-change';
import { dayOf } from '@phial/domain/hong-kong-time';
import type { Queryable } from '../db/pool.ts';
import { readScheduleState, type ScheduleState } from '../service-points/schedule-state.ts';
import { readSlotBookings, type SlotBooking } from './affected.sql.ts';
import type { Change, ChangedSchedule } from './changes/change.ts';
import { changedClosure, endedClosure, newClosure } from './changes/closure.ts';
import { holidays } from './changes/holidays.ts';
import { retirement } from './changes/retirement.ts';
import { week } from './changes/week.ts';
import { readSlotStates, type SlotState } from './slots.sql.ts';
import {
  bookableDays,
  bookableSlots,
  type PlannedSlots,
  plannedSlots,
  readSlotKey,
  slotKey,
} from './slots.ts';

/** A slot that is there and gets another number of seats; 0 closes it. */
interface ResizedSlot {
  slot: SlotState;
  capacity: number;
}

/** What a change does to slots and bookings, as things stand. */
export interface ChangePlan {
  kind: Change;
  state: ScheduleState;
  changed: ChangedSchedule;
  /** The slots that are not there yet. */
  added: PlannedSlots;
  resized: readonly ResizedSlot[];
  /** Bookings that cannot stay, by time and then by when they were made. */
  affected: readonly SlotBooking[];
  /** Holds that have to end. */
  holds: number;
}

/**
 * Works out a change. What the change does not touch stays as it is, also where
 * somebody has given a slot another number of seats than its pattern says; but
 * no slot stays that the changed schedule does not know. Where seats are cut,
 * the bookings made last are affected.
 * @throws Refused as {@link Change} says
 */
export async function planChange(db: Queryable, change: ScheduleChange, now: Date): Promise<ChangePlan> {
  const today = dayOf(now);
  const kind = changeOf(change);
  const { firstDay = today } = kind;
  const state = await readScheduleState(db, firstDay < today ? firstDay : today);
  await kind.check(db, state, today);
  const changed = kind.apply(state, bookableDays(state.services, today));
  const { services, days } = changed;
  const before = plannedSlots(state, services, days);
  const after = plannedSlots(changed.after, services, days);

  const slots = await readSlotStates(db, services, days, now);
  const resized: ResizedSlot[] = [];
  for (const slot of slots) {
    const key = slotKey(slot);
    const capacity = after.get(key) ?? 0;
    const touched = capacity !== (before.get(key) ?? 0) || capacity === 0;
    const differs = capacity !== slot.capacity || capacity < slot.booked;
    if (touched && differs) resized.push({ slot, capacity });
  }

  const known = new Set(slots.map(slotKey));
  const added = new Map(
    [...bookableSlots(after, state.services, today)].filter(
      ([key]) => !known.has(key) && readSlotKey(key).startsAt > now,
    ),
  );
  const affected = await findAffected(db, resized);
  const leaving = Map.groupBy(affected, ({ slotId }) => slotId);
  const holds = resized.reduce((sum, { slot, capacity }) => {
    const staying = slot.booked - (leaving.get(slot.id)?.length ?? 0);
    return sum + Math.min(slot.held, Math.max(0, staying + slot.held - capacity));
  }, 0);
  return { kind, state, changed, added, resized, affected, holds };
}

/** The one place that tells the kinds of changes apart. */
function changeOf(change: ScheduleChange): Change {
  switch (change.kind) {
    case 'week':
      return week(change);
    case 'closure':
      return newClosure(change);
    case 'closure-change':
      return changedClosure(change);
    case 'closure-end':
      return endedClosure(change);
    case 'holidays':
      return holidays(change);
    case 'retirement':
      return retirement(change);
  }
}

async function findAffected(db: Queryable, resized: readonly ResizedSlot[]): Promise<SlotBooking[]> {
  const overfull = resized.filter(({ slot, capacity }) => slot.booked > capacity);
  if (overfull.length === 0) return [];
  const ids = overfull.map(({ slot }) => slot.id);
  const bySlot = Map.groupBy(await readSlotBookings(db, ids), ({ slotId }) => slotId);
  return overfull
    .flatMap(({ slot, capacity }) => {
      const bookings = bySlot.get(slot.id) ?? [];
      const excess = bookings.length - capacity;
      return bookings
        .filter(({ status }) => status === 'BOOKED')
        .slice(0, Math.max(0, excess))
        .reverse();
    })
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/**
 * What a manager has seen: the change, and each booking as it was. When it is
 * another one at confirmation, nothing is done.
 */
export function fingerprintOf(change: ScheduleChange, { affected }: Pick<ChangePlan, 'affected'>): string {
  const seen = affected.map(({ id, slotId, version }) => [id, slotId, version]).sort();
  return createHash('sha256')
    .update(JSON.stringify([change, seen]))
    .digest('base64url');
}

import type { Decision, OfferedSlot } from '@phial/contract/schedule/schedule-change';
import { freePlaces } from '@phial/domain/booking/availability';
import { type DayKey, dayOf, formatServTime } from '@phial/domain/hong-kong-time';
import type { Queryable } from '../db/pool.ts';
import type { Service } from '../service-points/schedule-state.ts';
import { readSlotStates } from './affected.sql.ts';
import type { ChangePlan } from './change-plan.ts';
import { readSlotKey, type SlotTime, serviceKey, slotKey } from './planned-slots.ts';
import { chosenSlots } from './rebooking.ts';

/** A slot with the seats that are free after the change. */
export interface FreeSlot extends SlotTime {
  free: number;
}

/** The slots with free seats once a change is made, of those that have not begun. */
export async function readFreeSlots(
  db: Queryable,
  { resized, added }: Pick<ChangePlan, 'resized' | 'added'>,
  wanted: { services: readonly Service[]; days: readonly DayKey[]; now: Date },
): Promise<FreeSlot[]> {
  const services = new Map(wanted.services.map((service) => [serviceKey(service), service]));
  const days = new Set(wanted.days);
  const slots = await readSlotStates(db, [...services.values()], [...days].sort(), wanted.now);
  const capacities = new Map(resized.map(({ slot, capacity }) => [slot.id, capacity]));
  const present = slots.map(({ servicePointId, type, startsAt, ...slot }) => ({
    servicePointId,
    type,
    startsAt,
    free: freePlaces({ ...slot, capacity: capacities.get(slot.id) ?? slot.capacity }),
  }));
  const fresh = [...added]
    .map(([key, free]) => ({ ...readSlotKey(key), free }))
    .filter((slot) => days.has(dayOf(slot.startsAt)) && services.has(serviceKey(slot)));
  return [...present, ...fresh].filter(({ free }) => free > 0);
}

/** Those of the slots that were chosen which are still free, by `slotKey`. */
export async function readStillFree(
  db: Queryable,
  plan: ChangePlan,
  decisions: readonly Decision[],
  now: Date,
): Promise<Map<string, FreeSlot>> {
  const services = [...chosenSlots(plan.affected, decisions).values()];
  if (services.length === 0) return new Map();
  const days = services.map(({ startsAt }) => dayOf(startsAt));
  const slots = await readFreeSlots(db, plan, { services, days, now });
  return new Map(slots.map((slot) => [slotKey(slot), slot]));
}

/** A slot as the calls write it. */
export function wireSlot({ servicePointId, startsAt, free }: FreeSlot): OfferedSlot {
  return { servPtId: servicePointId, servTime: formatServTime(startsAt), free };
}

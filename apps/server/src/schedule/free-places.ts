import type { Decision, OfferedPlace } from '@phial/contract/schedule-change';
import { freePlaces } from '@phial/domain/availability';
import { type DayKey, dayOf, formatServTime } from '@phial/domain/hong-kong-time';
import type { Queryable } from '../db/pool.ts';
import { readSlotStates } from './affected.sql.ts';
import type { ChangePlan } from './change-plan.ts';
import { readSlotKey, type Service, slotKey } from './planned-slots.ts';
import type { FreePlace } from './proposals.ts';
import { chosenPlaces } from './rebooking.ts';

/** The places that are free once a change is made, of slots that have not begun. @param days in order */
export async function readFreePlaces(
  db: Queryable,
  { resized, added }: Pick<ChangePlan, 'resized' | 'added'>,
  { services, days, now }: { services: readonly Service[]; days: readonly DayKey[]; now: Date },
): Promise<FreePlace[]> {
  const slots = await readSlotStates(db, services, days, now);
  const capacities = new Map(resized.map(({ slot, capacity }) => [slot.id, capacity]));
  const places = slots.map((slot) => ({
    servicePointId: slot.service_point_id,
    type: slot.service_type,
    startsAt: slot.starts_at,
    free: freePlaces({ ...slot, capacity: capacities.get(slot.id) ?? slot.capacity }),
  }));
  const wanted = { days: new Set(days), services: new Set(services.map(nameOf)) };
  const fresh = [...added]
    .map(([key, free]) => ({ ...readSlotKey(key), free }))
    .filter((place) => wanted.days.has(dayOf(place.startsAt)) && wanted.services.has(nameOf(place)));
  return [...places, ...fresh].filter(({ free }) => free > 0);
}

/** Those of the places that were chosen which are still free, by {@link slotKey}. */
export async function readStillFree(
  db: Queryable,
  plan: ChangePlan,
  decisions: readonly Decision[],
  now: Date,
): Promise<Map<string, FreePlace>> {
  const wanted = chosenPlaces(plan.affected, decisions);
  if (wanted.size === 0) return new Map();
  const services = [...new Map([...wanted.values()].map((place) => [nameOf(place), place])).values()];
  const days = [...new Set([...wanted.values()].map(({ startsAt }) => dayOf(startsAt)))].sort();
  const places = await readFreePlaces(db, plan, { services, days, now });
  return new Map(places.map((place) => [slotKey(place, place.startsAt), place]));
}

function nameOf({ servicePointId, type }: Service): string {
  return `${type} ${servicePointId}`;
}

/** A place as the calls write it. */
export function wirePlace({ servicePointId, startsAt, free }: FreePlace): OfferedPlace {
  return { servPtId: servicePointId, servTime: formatServTime(startsAt), free };
}

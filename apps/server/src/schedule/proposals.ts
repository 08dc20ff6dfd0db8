import type { Decision } from '@phial/contract/schedule/schedule-change';
import { freeSeats } from '@phial/domain/booking/availability';
import { type DayKey, dayOf, daysInARow, parseServTime } from '@phial/domain/hong-kong-time';
import type { Queryable } from '../db/pool.ts';
import type { Service } from '../service-points/schedule-state.ts';
import { readBookingsOf, type SlotBooking } from './affected.sql.ts';
import type { ChangePlan } from './change-plan.ts';
import { nearPoints } from './near-points.ts';
import { type FreeSlot, proposeSlots, REACH_DAYS } from './propose-slots.ts';
import { readSlotStates, type SlotTime } from './slots.sql.ts';
import { bookableDays, readSlotKey, serviceKey, slotKey } from './slots.ts';

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
    free: freeSeats({ ...slot, capacity: capacities.get(slot.id) ?? slot.capacity }),
  }));
  const fresh = [...added]
    .map(([key, free]) => ({ ...readSlotKey(key), free }))
    .filter((slot) => days.has(dayOf(slot.startsAt)) && services.has(serviceKey(slot)));
  return [...present, ...fresh].filter(({ free }) => free > 0);
}

/**
 * Where each booking that a change affects could go, the best first; what was chosen upon an earlier preview is offered
 * as long as it is free.
 * @returns by the id of the booking
 */
export async function findProposals(
  db: Queryable,
  plan: ChangePlan,
  decisions: readonly Decision[],
  now: Date,
): Promise<Map<string, FreeSlot[]>> {
  const { affected, state } = plan;
  if (affected.length === 0) return new Map();
  const days = daysOfReach(affected, bookableDays(state.services, dayOf(now)).at(-1) ?? dayOf(now));
  const lost = new Map(affected.map((booking) => [serviceKey(booking), booking]));
  const services = [...lost.values()].flatMap(({ servicePointId, type }) =>
    nearPoints(servicePointId, state.points).map((id) => ({ servicePointId: id, type })),
  );
  const slots = await readFreeSlots(db, plan, { services, days, now });
  const hashes = affected.map(({ documentHash }) => documentHash);
  const others = await readBookingsOf(db, hashes, now);
  const proposals = proposeSlots(affected, { slots, points: state.points, others, now });
  await keepChosen(db, plan, { proposals, chosen: chosenSlots(affected, decisions), now });
  return proposals;
}

/** Adds to the proposals of each booking the slot that was chosen for it, if it is free and none of them. */
async function keepChosen(
  db: Queryable,
  plan: ChangePlan,
  {
    proposals,
    chosen,
    now,
  }: { proposals: Map<string, FreeSlot[]>; chosen: ReadonlyMap<string, SlotTime>; now: Date },
): Promise<void> {
  if (chosen.size === 0) return;
  const services = [...chosen.values()];
  const days = services.map(({ startsAt }) => dayOf(startsAt));
  const slots = await readFreeSlots(db, plan, { services, days, now });
  const free = new Map(slots.map((slot) => [slotKey(slot), slot]));
  for (const [id, wanted] of chosen) {
    const key = slotKey(wanted);
    const slot = free.get(key);
    const offered = proposals.get(id) ?? [];
    const known = offered.some((one) => slotKey(one) === key);
    if (slot !== undefined && !known) proposals.set(id, [...offered, slot]);
  }
}

/** The slot that was chosen for each booking, by its id; those that were cancelled are not among them. */
export function chosenSlots(
  affected: readonly SlotBooking[],
  decisions: readonly Decision[],
): Map<string, SlotTime> {
  const types = new Map(affected.map(({ id, type }) => [id, type]));
  return new Map(
    decisions.flatMap(({ apptRecordId, move }) => {
      const type = types.get(apptRecordId);
      const startsAt = move === null ? undefined : parseServTime(move.servTime);
      return move === null || type === undefined || startsAt === undefined
        ? []
        : [[apptRecordId, { servicePointId: move.servPtId, type, startsAt }] as const];
    }),
  );
}

/** The days on which slots are looked for. @param last that can be booked */
function daysOfReach(affected: readonly SlotBooking[], last: DayKey): DayKey[] {
  return [...new Set(affected.map(({ startsAt }) => dayOf(startsAt)))]
    .flatMap((day) => daysInARow(day, REACH_DAYS + 1))
    .filter((day) => day <= last);
}

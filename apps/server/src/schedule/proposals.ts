import type { Decision } from '@phial/contract/schedule/schedule-change';
import { freeSeats } from '@phial/domain/booking/availability';
import { addDays, type DayKey, dayOf, daysBetween, parseServTime } from '@phial/domain/hong-kong-time';
import type { Queryable } from '../db/pool.ts';
import type { Service, StoredServicePoint } from '../service-points/schedule-state.ts';
import { type OtherBooking, readBookingsOf, type SlotBooking } from './affected.sql.ts';
import type { ChangePlan } from './change-plan.ts';
import { readSlotStates, type SlotTime } from './slots.sql.ts';
import { bookableDays, readSlotKey, serviceKey, slotKey } from './slots.ts';

/** Days after the booking's own in which its own service point comes before any other. */
const NEAR_DAYS = 7;

/** Days after the booking's own in which a new slot is looked for. */
const REACH_DAYS = 21;

/** How many other points are looked at for each. */
const NEIGHBOURS = 3;

/** Minutes from now: a visitor must have read of the new slot before it comes. */
const NOTICE_MINUTES = 120;

const OWN_POINT = 3;
const OTHER_POINTS = 2;

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
  const services = affected.flatMap(({ servicePointId, type }) =>
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

/**
 * New slots for bookings that cannot stay: later at the same point, on the same day or within a week; else
 * the nearest point on that day; else later still. Never earlier than booked, never soon after now, never
 * against one person's other bookings (docs/rules/booking.md#one-booking-at-a-time). Whoever booked first
 * chooses first, and the first proposals of all together fit.
 * @returns by the id of the booking, the best first
 */
function proposeSlots(
  affected: readonly SlotBooking[],
  {
    slots,
    points,
    others,
    now,
  }: {
    slots: readonly FreeSlot[];
    points: readonly StoredServicePoint[];
    others: readonly OtherBooking[];
    now: Date;
  },
): Map<string, FreeSlot[]> {
  const byService = Map.groupBy(slots, serviceKey);
  const left = new Map(slots.map((slot) => [slot, slot.free]));
  const engaged = Map.groupBy(others, ({ documentHash }) => documentHash.toString('base64'));
  const earliest = new Date(now.getTime() + NOTICE_MINUTES * 60_000);

  const ranked = affected.map((booking) => {
    const own =
      engaged.get(booking.documentHash.toString('base64'))?.filter(({ id }) => id !== booking.id) ?? [];
    const near = nearPoints(booking.servicePointId, points).flatMap(
      (servicePointId) => byService.get(serviceKey({ servicePointId, type: booking.type })) ?? [],
    );
    const fitting = near.filter(
      (slot) => slot.startsAt >= booking.startsAt && slot.startsAt >= earliest && !clashes(slot, own),
    );
    return {
      booking,
      choice: fitting.map((slot) => ({ slot, rank: rankOf(slot, booking) })).sort(byRank),
    };
  });

  const first = new Map<string, FreeSlot>();
  const taken = new Set<string>();
  for (const { booking, choice } of ranked) {
    const person = booking.documentHash.toString('base64');
    const found = choice.find(
      ({ slot }) => (left.get(slot) ?? 0) > 0 && !taken.has(`${person} ${dayOf(slot.startsAt)}`),
    );
    if (found === undefined) continue;
    first.set(booking.id, found.slot);
    left.set(found.slot, (left.get(found.slot) ?? 0) - 1);
    taken.add(`${person} ${dayOf(found.slot.startsAt)}`);
  }

  return new Map(
    ranked.map(({ booking, choice }) => {
      const best = first.get(booking.id);
      const free = choice
        .map(({ slot }) => slot)
        .filter((slot) => slot !== best && (left.get(slot) ?? 0) > 0);
      const own = free.filter(({ servicePointId }) => servicePointId === booking.servicePointId);
      const other = free.filter(({ servicePointId }) => servicePointId !== booking.servicePointId);
      const more = [...own.slice(0, OWN_POINT), ...other.slice(0, OTHER_POINTS)];
      return [booking.id, best === undefined ? more : [best, ...more]];
    }),
  );
}

/** A point and those nearest to it: same district, same city, in the order they are shown. */
function nearPoints(id: string, points: readonly StoredServicePoint[]): string[] {
  const home = points.find((point) => point.id === id);
  if (home === undefined) return [id];
  const distance = (point: StoredServicePoint) =>
    point.city !== home.city ? 2 : point.districtId !== home.districtId ? 1 : 0;
  const neighbours = points
    .filter((point) => point.id !== id && distance(point) < 2)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, NEIGHBOURS);
  return [id, ...neighbours.map((point) => point.id)];
}

/** The days on which slots are looked for. @param last that can be booked */
function daysOfReach(affected: readonly SlotBooking[], last: DayKey): DayKey[] {
  return [...new Set(affected.map(({ startsAt }) => dayOf(startsAt)))]
    .flatMap((day) => Array.from({ length: REACH_DAYS + 1 }, (_, ahead) => addDays(day, ahead)))
    .filter((day) => day <= last);
}

/** Smaller is better: how far away in kind, then in days, then in the time of day. */
function rankOf({ servicePointId, startsAt }: FreeSlot, booking: SlotBooking): [number, number, number] {
  const days = daysBetween(dayOf(booking.startsAt), dayOf(startsAt));
  const minutes = Math.abs(startsAt.getTime() - booking.startsAt.getTime()) / 60_000 - days * 24 * 60;
  const same = servicePointId === booking.servicePointId;
  const kind = same ? (days <= NEAR_DAYS ? 0 : 2) : days === 0 ? 1 : 3;
  return [kind, days, Math.abs(minutes)];
}

function byRank(a: { rank: [number, number, number] }, b: { rank: [number, number, number] }): number {
  return a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2];
}

/** Whether a person's other bookings stand against a slot. */
export function clashes({ startsAt, type }: FreeSlot, own: readonly OtherBooking[]): boolean {
  return own.some(
    (booking) =>
      booking.startsAt.getTime() === startsAt.getTime() ||
      (booking.type === type && booking.serviceDay === dayOf(startsAt)),
  );
}

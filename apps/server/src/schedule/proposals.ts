import { addDays, type DayKey, dayOf, daysBetween } from '@phial/domain/hong-kong-time';
import type { StoredServicePoint } from '../service-points/schedule-state.ts';
import type { OtherBooking, SlotBooking } from './affected.sql.ts';
import type { FreeSlot } from './free-slots.ts';
import { serviceKey } from './planned-slots.ts';

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

/**
 * New slots for bookings that cannot stay: later at the same point, on the same day or within a week; else
 * the nearest point on that day; else later still. Never earlier than booked, never soon after now, never
 * against one person's other bookings (docs/rules/booking.md#one-booking-at-a-time). Whoever booked first
 * chooses first, and the first proposals of all together fit.
 * @returns by the id of the booking, the best first
 */
export function proposeSlots(
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
export function nearPoints(id: string, points: readonly StoredServicePoint[]): string[] {
  const home = points.find((point) => point.id === id);
  if (home === undefined) return [id];
  const distance = (point: StoredServicePoint) =>
    point.city !== home.city ? 2 : point.district.tw !== home.district.tw ? 1 : 0;
  const neighbours = points
    .filter((point) => point.id !== id && distance(point) < 2)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, NEIGHBOURS);
  return [id, ...neighbours.map((point) => point.id)];
}

/** The days on which slots are looked for. @param last that can be booked */
export function daysOfReach(affected: readonly SlotBooking[], last: DayKey): DayKey[] {
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

import { addDays, type DayKey, dayOf, daysBetween } from '@phial/domain/hong-kong-time';
import type { ServiceType } from '@phial/domain/service-type';
import type { OtherBooking, SlotBooking } from './affected.sql.ts';
import type { StoredServicePoint } from './service-points/service-points.sql.ts';

/** A place that is free after the change. */
export interface FreePlace {
  servicePointId: string;
  type: ServiceType;
  startsAt: Date;
  free: number;
}

/** Days after the booking's own in which its own service point comes before any other. */
const NEAR_DAYS = 7;

/** Days after the booking's own in which a new place is looked for. */
const REACH_DAYS = 21;

/** How many other points are looked at for each. */
const NEIGHBOURS = 3;

/** Minutes from now: a visitor must have read of the new place before it comes. */
const NOTICE_MINUTES = 120;

const OWN_POINT = 3;
const OTHER_POINTS = 2;

/**
 * New places for bookings that cannot stay: later at the same point, on the same day or within a week; else
 * the nearest point on that day; else later still. Never earlier than booked, never soon after now, never
 * against one person's other bookings (docs/rules/booking.md#one-booking-at-a-time). Whoever booked first
 * chooses first, and the first proposals of all together fit.
 * @returns by the id of the booking, the best first
 */
export function proposePlaces(
  affected: readonly SlotBooking[],
  {
    places,
    points,
    others,
    now,
  }: {
    places: readonly FreePlace[];
    points: readonly StoredServicePoint[];
    others: readonly OtherBooking[];
    now: Date;
  },
): Map<string, FreePlace[]> {
  const byService = Map.groupBy(places, ({ servicePointId, type }) => `${type} ${servicePointId}`);
  const left = new Map(places.map((place) => [place, place.free]));
  const engaged = Map.groupBy(others, ({ document_hash: hash }) => hash.toString('base64'));
  const earliest = new Date(now.getTime() + NOTICE_MINUTES * 60_000);

  const ranked = affected.map((booking) => {
    const own =
      engaged.get(booking.document_hash.toString('base64'))?.filter(({ id }) => id !== booking.id) ?? [];
    const near = [booking.service_point_id, ...neighboursOf(booking.service_point_id, points)].flatMap(
      (id) => byService.get(`${booking.service_type} ${id}`) ?? [],
    );
    const fitting = near.filter(
      (place) => place.startsAt >= booking.starts_at && place.startsAt >= earliest && !clashes(place, own),
    );
    return {
      booking,
      choice: fitting.map((place) => ({ place, rank: rankOf(place, booking) })).sort(byRank),
    };
  });

  const first = new Map<string, FreePlace>();
  const taken = new Set<string>();
  for (const { booking, choice } of ranked) {
    const person = booking.document_hash.toString('base64');
    const found = choice.find(
      ({ place }) => (left.get(place) ?? 0) > 0 && !taken.has(`${person} ${dayOf(place.startsAt)}`),
    );
    if (found === undefined) continue;
    first.set(booking.id, found.place);
    left.set(found.place, (left.get(found.place) ?? 0) - 1);
    taken.add(`${person} ${dayOf(found.place.startsAt)}`);
  }

  return new Map(
    ranked.map(({ booking, choice }) => {
      const best = first.get(booking.id);
      const free = choice
        .map(({ place }) => place)
        .filter((place) => place !== best && (left.get(place) ?? 0) > 0);
      const own = free.filter(({ servicePointId }) => servicePointId === booking.service_point_id);
      const other = free.filter(({ servicePointId }) => servicePointId !== booking.service_point_id);
      const more = [...own.slice(0, OWN_POINT), ...other.slice(0, OTHER_POINTS)];
      return [booking.id, best === undefined ? more : [best, ...more]];
    }),
  );
}

/** The points nearest to one, without it: same district, same city, in the order they are shown. */
export function neighboursOf(id: string, points: readonly StoredServicePoint[]): string[] {
  const home = points.find((point) => point.id === id);
  if (home === undefined) return [];
  const distance = (point: StoredServicePoint) =>
    point.city !== home.city ? 2 : point.district.tw !== home.district.tw ? 1 : 0;
  return points
    .filter((point) => point.id !== id && distance(point) < 2)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, NEIGHBOURS)
    .map((point) => point.id);
}

/** The days on which places are looked for. @param last that can be booked */
export function daysOfReach(affected: readonly SlotBooking[], last: DayKey): DayKey[] {
  const days = new Set<DayKey>();
  for (const { starts_at } of affected) {
    const day = dayOf(starts_at);
    for (let ahead = 0; ahead <= REACH_DAYS; ahead++) days.add(addDays(day, ahead));
  }
  return [...days].filter((day) => day <= last).sort();
}

/** Smaller is better: how far away in kind, then in days, then in the time of day. */
function rankOf({ servicePointId, startsAt }: FreePlace, booking: SlotBooking): [number, number, number] {
  const days = daysBetween(dayOf(booking.starts_at), dayOf(startsAt));
  const minutes = Math.abs(startsAt.getTime() - booking.starts_at.getTime()) / 60_000 - days * 24 * 60;
  const same = servicePointId === booking.service_point_id;
  const kind = same ? (days <= NEAR_DAYS ? 0 : 2) : days === 0 ? 1 : 3;
  return [kind, days, Math.abs(minutes)];
}

function byRank(a: { rank: [number, number, number] }, b: { rank: [number, number, number] }): number {
  return a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2];
}

/** Whether a person's other bookings stand against a place. */
export function clashes({ startsAt, type }: FreePlace, own: readonly OtherBooking[]): boolean {
  return own.some(
    (booking) =>
      booking.starts_at.getTime() === startsAt.getTime() ||
      (booking.service_type === type && booking.service_day === dayOf(startsAt)),
  );
}

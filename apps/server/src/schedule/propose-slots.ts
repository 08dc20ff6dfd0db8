import { addDays, type DayKey, dayOf } from '@phial/domain/hong-kong-time';
import type { Service } from '../service-points/schedule-state.ts';
import type { OtherBooking, SlotBooking } from './affected.sql.ts';
import { nearPoints, type PlacedPoint } from './near-points.ts';
import type { SlotTime } from './slots.sql.ts';
import { serviceKey } from './slots.ts';

/** Days after the booking's own in which its own service point comes before any other. */
const NEAR_DAYS = 7;

/** Days after the booking's own in which a new slot is looked for. */
export const REACH_DAYS = 21;

/** Minutes from now: a visitor must have read of the new slot before it comes. */
const NOTICE_MINUTES = 120;

const OWN_POINT = 3;
const OTHER_POINTS = 2;

const DAY_MS = 24 * 60 * 60_000;

/** A slot with the seats that are free after the change. */
export interface FreeSlot extends SlotTime {
  free: number;
}

/** A booking that cannot stay. */
type DisplacedBooking = Pick<SlotBooking, 'id' | 'servicePointId' | 'type' | 'startsAt' | 'documentHash'>;

interface Circumstances {
  readonly slots: readonly FreeSlot[];
  readonly points: readonly PlacedPoint[];
  /** All coming bookings of the people. */
  readonly others: readonly OtherBooking[];
  readonly now: Date;
}

/** The points at which slots are looked for, the nearest first, and the days, counted from the booking's own. */
interface Search {
  readonly points: readonly string[];
  readonly from: number;
  readonly to: number;
}

/**
 * New slots for bookings that cannot stay: later at the same point, on the same day or within a week; else
 * the nearest point on that day; else later still. Never earlier than booked, never soon after now, never
 * against one person's other bookings (docs/rules/booking.md#one-booking-at-a-time). Whoever booked first
 * chooses first, and the first proposals of all together fit.
 *
 * Only as many slots are compared as are proposed: hundreds of bookings can have thousands of slots each in reach, and
 * visitors wait meanwhile.
 * @returns by the id of the booking, the best first
 */
export function proposeSlots(
  affected: readonly DisplacedBooking[],
  { slots, points, others, now }: Circumstances,
): Map<string, FreeSlot[]> {
  const left = new Map(slots.map((slot) => [slot, slot.free]));
  const engaged = Map.groupBy(others, personOf);
  const earliest = now.getTime() + NOTICE_MINUTES * 60_000;
  const find = slotFinder(slots, (slot) => (left.get(slot) ?? 0) > 0);
  const seekers = affected.map((booking) => {
    const own = engaged.get(personOf(booking))?.filter(({ id }) => id !== booking.id) ?? [];
    const from = Math.max(earliest, booking.startsAt.getTime());
    const fits = (slot: FreeSlot) => slot.startsAt.getTime() >= from && !clashes(slot, own);
    return { booking, fits, near: nearPoints(booking.servicePointId, points) };
  });

  const first = new Map<string, FreeSlot>();
  const taken = new Set<string>();
  for (const { booking, fits, near } of seekers) {
    const [own = '', ...neighbours] = near;
    const isFree = (slot: FreeSlot) => fits(slot) && !taken.has(personOnDay(booking, slot));
    const [found] = find(booking, isFree, 1, [
      { points: [own], from: 0, to: NEAR_DAYS },
      { points: neighbours, from: 0, to: 0 },
      { points: [own], from: NEAR_DAYS + 1, to: REACH_DAYS },
      { points: neighbours, from: 1, to: REACH_DAYS },
    ]);
    if (found === undefined) continue;
    first.set(booking.id, found);
    left.set(found, (left.get(found) ?? 0) - 1);
    taken.add(personOnDay(booking, found));
  }

  return new Map(
    seekers.map(({ booking, fits, near: [own = '', ...neighbours] }) => {
      const best = first.get(booking.id);
      const isOther = (slot: FreeSlot) => slot !== best && fits(slot);
      const more = [
        ...find(booking, isOther, OWN_POINT, [{ points: [own], from: 0, to: REACH_DAYS }]),
        ...find(booking, isOther, OTHER_POINTS, [{ points: neighbours, from: 0, to: REACH_DAYS }]),
      ];
      return [booking.id, best === undefined ? more : [best, ...more]];
    }),
  );
}

/** Whether a person's other bookings stand against a slot. */
export function clashes({ startsAt, type }: FreeSlot, own: readonly OtherBooking[]): boolean {
  return own.some(
    (booking) =>
      booking.startsAt.getTime() === startsAt.getTime() ||
      (booking.type === type && booking.serviceDay === dayOf(startsAt)),
  );
}

/**
 * Finds the first slots of a booking: search by search, in each day by day, and on a day by how far they are from the
 * time that was booked.
 */
function slotFinder(slots: readonly FreeSlot[], isLeft: (slot: FreeSlot) => boolean) {
  const onDay = Map.groupBy(slots, (slot) => dayKey(slot, dayOf(slot.startsAt)));
  return (
    booking: DisplacedBooking,
    fits: (slot: FreeSlot) => boolean,
    count: number,
    searches: readonly Search[],
  ): FreeSlot[] => {
    const found: FreeSlot[] = [];
    const ownDay = dayOf(booking.startsAt);
    for (const { points, from, to } of searches) {
      for (let ahead = from; ahead <= to && found.length < count; ahead++) {
        const day = addDays(ownDay, ahead);
        const distance = ({ startsAt }: FreeSlot) =>
          Math.abs(startsAt.getTime() - booking.startsAt.getTime() - ahead * DAY_MS);
        const fitting = points
          .flatMap((servicePointId) => onDay.get(dayKey({ servicePointId, type: booking.type }, day)) ?? [])
          .filter((slot) => isLeft(slot) && fits(slot))
          .sort((a, b) => distance(a) - distance(b));
        found.push(...fitting.slice(0, count - found.length));
      }
    }
    return found;
  };
}

function dayKey(service: Service, day: DayKey): string {
  return `${serviceKey(service)}\n${day}`;
}

function personOf({ documentHash }: Pick<DisplacedBooking, 'documentHash'>): string {
  return documentHash.toString('base64');
}

function personOnDay(booking: DisplacedBooking, { startsAt }: FreeSlot): string {
  return `${personOf(booking)} ${dayOf(startsAt)}`;
}

import { type DayKey, dayOf, daysBetween } from '@phial/domain/hong-kong-time';
import {
  type Booking,
  clashAt,
  freeBy,
  isAt,
  othersOf,
  type Place,
  type Schedule,
  type ScheduleModel,
  slotsBy,
} from './schedule-model.ts';

const NOTICE = 120 * 60_000;
const NEAR_DAYS = 7;
const MORE_AT_OWN_POINT = 3;
const MORE_ELSEWHERE = 2;

/**
 * What is wrong with the slots that are proposed; undefined where nothing is. Which one of several that are equally good
 * comes first is not laid down.
 * @param affected in the order in which they choose
 * @param proposed for each of them
 */
export function faultOfProposals(
  model: ScheduleModel,
  after: Schedule,
  affected: readonly number[],
  proposed: readonly (readonly Place[])[],
): string | undefined {
  const left = new Map<string, number>();
  const seatsLeft = (place: Place) => left.get(keyOf(place)) ?? freeBy(model, after, place);
  const engaged = new Set<string>();
  const firsts = affected.map((at, n) => {
    const { person } = model.bookings[at] as Booking;
    const open = candidates(model, after, at).filter(
      (place) => seatsLeft(place) > 0 && !engaged.has(`${person} ${dayAt(place)}`),
    );
    const best = open.map((place) => rankOf(model, at, place)).sort()[0];
    const [first] = proposed[n] ?? [];
    if (best === undefined || first === undefined) return { at, best, first: undefined };
    left.set(keyOf(first), seatsLeft(first) - 1);
    engaged.add(`${person} ${dayAt(first)}`);
    return { at, best, first };
  });
  for (const [n, { at, best, first }] of firsts.entries()) {
    if (first !== undefined && rankOf(model, at, first) !== best)
      return `the first of booking ${at} is not the best`;
    const rest = candidates(model, after, at).filter(
      (place) => seatsLeft(place) > 0 && !(first !== undefined && isAt(place, first)),
    );
    const isOwn = (place: Place) => pointOf(model, place) === pointOf(model, model.bookings[at] as Booking);
    const ranked = (places: readonly Place[]) => places.map((place) => rankOf(model, at, place)).sort();
    const expected = [
      ...(best === undefined ? [] : [best]),
      ...ranked(rest.filter(isOwn)).slice(0, MORE_AT_OWN_POINT),
      ...ranked(rest.filter((place) => !isOwn(place))).slice(0, MORE_ELSEWHERE),
    ];
    const seen = (proposed[n] ?? []).map((place) => rankOf(model, at, place));
    const isPossible = (proposed[n] ?? []).every((place) =>
      candidates(model, after, at).some((one) => isAt(one, place)),
    );
    if (!isPossible || JSON.stringify(seen) !== JSON.stringify(expected))
      return `booking ${at} is proposed ${JSON.stringify(seen)}, not ${JSON.stringify(expected)}`;
  }
  return undefined;
}

/** Later than booked, not soon, with a free seat, and not against another booking of the person. */
function candidates(model: ScheduleModel, after: Schedule, at: number): Place[] {
  const booking = model.bookings[at] as Booking;
  const own = othersOf(model, at).filter(({ startsAt }) => startsAt > model.now);
  const { type } = model.services[booking.service] ?? {};
  return model.services
    .flatMap((service, n) => (service.type === type ? slotsBy(model, after, n) : []))
    .filter(
      (place) =>
        place.startsAt >= Math.max(booking.startsAt, model.now + NOTICE) &&
        freeBy(model, after, place) > 0 &&
        clashAt(model, own, place) === undefined,
    );
}

/** Smaller is better: at the own point within a week, elsewhere on the day, later; then by days, then by the time of day. */
function rankOf(model: ScheduleModel, at: number, place: Place): string {
  const booking = model.bookings[at] as Booking;
  const days = daysBetween(dayAt(booking), dayAt(place));
  const minutes = Math.abs((place.startsAt - booking.startsAt) / 60_000 - days * 24 * 60);
  const isOwn = pointOf(model, place) === pointOf(model, booking);
  const kind = isOwn ? (days <= NEAR_DAYS ? 0 : 2) : days === 0 ? 1 : 3;
  return `${kind} ${String(days).padStart(2, '0')} ${String(minutes).padStart(4, '0')}`;
}

function pointOf({ services }: ScheduleModel, { service }: Place): string | undefined {
  return services[service]?.servPtId;
}

function keyOf({ service, startsAt }: Place): string {
  return `${service} ${startsAt}`;
}

function dayAt({ startsAt }: Place): DayKey {
  return dayOf(new Date(startsAt));
}

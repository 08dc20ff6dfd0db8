import {
  addDays,
  type DayKey,
  dayOf,
  instantOf,
  minutesOf,
  timeOfMinutes,
} from '@phial/domain/hong-kong-time';

/*
 * Which slots opening hours and closures give, and what becomes of bookings and holds when they change: the rules of
 * `docs/rules/changes.md` as a program of its own. Slots are worked out anew from the schedule whenever they are needed,
 * so there is nothing that could be forgotten. Instants are milliseconds since 1970, lists keep what is over.
 */

export interface Service {
  readonly servPtId: string;
  readonly type: string;
}

/** Of every day; undefined in a {@link Week}: closed all week. */
export interface Hours {
  readonly opens: string;
  readonly closes: string;
  readonly everyMinutes: number;
  readonly seats: number;
}

export interface Week {
  readonly hours: Hours | undefined;
  readonly version: number;
}

export interface ClosedHours {
  readonly from: string;
  readonly until: string;
}

export interface Closure {
  readonly from: DayKey;
  readonly until: DayKey;
  /** Null: both service points. */
  readonly servPtId: string | null;
  /** Null: all services. */
  readonly type: string | null;
  /** Null: whole days. */
  readonly hours: ClosedHours | null;
  readonly version: number;
  readonly isEnded: boolean;
}

export interface Place {
  /** Of the services of the model. */
  readonly service: number;
  readonly startsAt: number;
}

export interface Booking extends Place {
  readonly person: number;
  readonly isCancelled: boolean;
  /** How often it was changed. */
  readonly version: number;
}

export interface Hold extends Place {
  readonly endsAt: number;
}

export interface ScheduleModel {
  now: number;
  /** Days from today on that can be booked. */
  readonly daysAhead: number;
  readonly services: readonly Service[];
  /** Of each service. */
  weeks: readonly Week[];
  closures: readonly Closure[];
  bookings: readonly Booking[];
  holds: readonly Hold[];
}

/** Opening hours and closures. */
export type Schedule = Pick<ScheduleModel, 'weeks' | 'closures'>;

export function today({ now }: ScheduleModel): DayKey {
  return dayOf(new Date(now));
}

/** Today and the days after it that can be booked. */
export function bookableDays(model: ScheduleModel): DayKey[] {
  return Array.from({ length: model.daysAhead + 1 }, (_, ahead) => addDays(today(model), ahead));
}

/** Whether a service rests all day. */
export function isRestDay(
  { closures, services }: Pick<ScheduleModel, 'closures' | 'services'>,
  service: number,
  day: DayKey,
): boolean {
  return closures.some(
    (closure) => closure.hours === null && isOf(closure, services[service] as Service, day),
  );
}

/** The seats of a slot by a schedule; 0 where it has none. Slots of the past are not known. */
export function seatsBy(
  model: ScheduleModel,
  { weeks, closures }: Schedule,
  { service, startsAt }: Place,
): number {
  const start = new Date(startsAt);
  const day = dayOf(start);
  const { hours } = weeks[service] as Week;
  if (hours === undefined || startsAt <= model.now || !bookableDays(model).includes(day)) return 0;
  const minute = (startsAt - instantOf(day, '00:00').getTime()) / 60_000;
  const sinceOpening = minute - minutesOf(hours.opens);
  const isStart =
    sinceOpening >= 0 &&
    sinceOpening % hours.everyMinutes === 0 &&
    minute + hours.everyMinutes <= minutesOf(hours.closes);
  const isClosed = closures.some(
    (closure) =>
      isOf(closure, model.services[service] as Service, day) &&
      (closure.hours === null ||
        (minute < minutesOf(closure.hours.until) &&
          minute + hours.everyMinutes > minutesOf(closure.hours.from))),
  );
  return isStart && !isClosed ? hours.seats : 0;
}

/** The slots of a service that a schedule gives from now on, in order. */
export function slotsBy(model: ScheduleModel, schedule: Schedule, service: number): Place[] {
  const { hours } = schedule.weeks[service] as Week;
  if (hours === undefined) return [];
  const starts: string[] = [];
  for (let at = minutesOf(hours.opens); at < minutesOf(hours.closes); at += hours.everyMinutes)
    starts.push(timeOfMinutes(at));
  return bookableDays(model)
    .flatMap((day) => starts.map((time) => ({ service, startsAt: instantOf(day, time).getTime() })))
    .filter((place) => seatsBy(model, schedule, place) > 0);
}

export function isAt(a: Place, b: Place): boolean {
  return a.service === b.service && a.startsAt === b.startsAt;
}

export function bookedAt({ bookings }: ScheduleModel, place: Place): number {
  return bookings.filter((booking) => !booking.isCancelled && isAt(booking, place)).length;
}

export function heldAt({ holds, now }: ScheduleModel, place: Place): number {
  return holds.filter((hold) => hold.endsAt > now && isAt(hold, place)).length;
}

/** Seats that nobody has, by a schedule; negative where it has too few. */
export function freeBy(model: ScheduleModel, schedule: Schedule, place: Place): number {
  return seatsBy(model, schedule, place) - bookedAt(model, place) - heldAt(model, place);
}

/** Whether other bookings of a person stand against a slot: at that time, or of that service type on that day. */
export function clashAt(
  model: ScheduleModel,
  own: readonly Place[],
  place: Place,
): 'same-time' | 'same-day' | undefined {
  const typeOf = ({ service }: Place) => model.services[service]?.type;
  const dayAt = ({ startsAt }: Place) => dayOf(new Date(startsAt));
  if (own.some(({ startsAt }) => startsAt === place.startsAt)) return 'same-time';
  const isSameDay = own.some((other) => typeOf(other) === typeOf(place) && dayAt(other) === dayAt(place));
  return isSameDay ? 'same-day' : undefined;
}

/** Bookings of the person of one that stand, without that one. */
export function othersOf({ bookings }: ScheduleModel, booking: number): Booking[] {
  const { person } = bookings[booking] as Booking;
  return bookings.filter((other, at) => at !== booking && other.person === person && !other.isCancelled);
}

function isOf({ from, until, servPtId, type, isEnded }: Closure, service: Service, day: DayKey): boolean {
  const isThere =
    (servPtId ?? service.servPtId) === service.servPtId && (type ?? service.type) === service.type;
  return !isEnded && from <= day && day <= until && isThere;
}

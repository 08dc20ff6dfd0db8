import type { ErrorCode } from '@phial/contract/errors';
import { minutesOf } from '@phial/domain/hong-kong-time';
import {
  type Booking,
  bookedAt,
  type ClosedHours,
  type Closure,
  clashAt,
  freeBy,
  type Hours,
  heldAt,
  isAt,
  othersOf,
  type Place,
  type Schedule,
  type ScheduleModel,
  seatsBy,
  slotsBy,
  today,
} from './schedule-model.ts';

/** A change of the schedule, made from a version of what it changes. */
export type Change =
  | {
      readonly kind: 'week';
      readonly service: number;
      readonly hours: Hours | undefined;
      readonly version: number;
    }
  | ({ readonly kind: 'closure' } & Pick<Closure, 'from' | 'until' | 'servPtId' | 'type' | 'hours'>)
  | ({ readonly kind: 'closure-change'; readonly closure: number; readonly version: number } & Pick<
      Closure,
      'from' | 'until' | 'hours'
    >)
  | { readonly kind: 'closure-end'; readonly closure: number; readonly version: number };

/** What a change would do. */
export interface Plan {
  readonly after: Schedule;
  /** Bookings that cannot stay, by time; those of one slot by when they were made. */
  readonly affected: readonly number[];
  /** Holds that end. */
  readonly holds: number;
  readonly slots: { added: number; removed: number; enlarged: number; reduced: number };
}

/** What a manager has seen of the bookings that are affected. */
export function seenOf({ bookings }: ScheduleModel, affected: readonly number[]): string {
  return JSON.stringify([...affected].sort((a, b) => a - b).map((at) => [at, bookings[at]]));
}

/** Why a change cannot be made; undefined where it can. */
export function whyNot(model: ScheduleModel, change: Change): ErrorCode | undefined {
  if (change.kind === 'week')
    return model.weeks[change.service]?.version === change.version ? undefined : 'version-conflict';
  if (change.kind !== 'closure') {
    const closure = model.closures[change.closure] as Closure;
    const isKnown = !closure.isEnded && closure.until >= today(model) && closure.version === change.version;
    if (!isKnown) return 'version-conflict';
  }
  if (change.kind === 'closure-end') return undefined;
  const { from, until, hours } = change;
  if (until < from || until < today(model)) return 'closure-days';
  return hours !== null && isEmpty(hours) ? 'closure-hours' : undefined;
}

function isEmpty({ from, until }: ClosedHours): boolean {
  return minutesOf(until) <= minutesOf(from);
}

export function planOf(model: ScheduleModel, change: Change): Plan {
  const after = applied(model, change);
  const slots = { added: 0, removed: 0, enlarged: 0, reduced: 0 };
  let holds = 0;
  const affected: number[] = [];
  for (const place of placesOf(model, after)) {
    const [before, seats] = [seatsBy(model, model, place), seatsBy(model, after, place)];
    if (before === 0 && seats > 0) slots.added += 1;
    else if (before > 0 && seats === 0) slots.removed += 1;
    else if (seats > before) slots.enlarged += 1;
    else if (seats < before) slots.reduced += 1;
    const there = [...model.bookings.keys()].filter((at) =>
      isStandingAt(model.bookings[at] as Booking, place),
    );
    affected.push(...there.slice(seats));
    const held = heldAt(model, place);
    holds += Math.min(held, Math.max(0, Math.min(there.length, seats) + held - seats));
  }
  const startOf = (at: number) => (model.bookings[at] as Booking).startsAt;
  return { after, affected: affected.sort((a, b) => startOf(a) - startOf(b)), holds, slots };
}

function applied({ weeks, closures }: ScheduleModel, change: Change): Schedule {
  switch (change.kind) {
    case 'week': {
      const { service, hours, version } = change;
      return { closures, weeks: weeks.with(service, { hours, version: version + 1 }) };
    }
    case 'closure': {
      const { kind: _, ...closure } = change;
      return { weeks, closures: [...closures, { ...closure, version: 1, isEnded: false }] };
    }
    case 'closure-change': {
      const { closure, from, until, hours, version } = change;
      const changed = { ...(closures[closure] as Closure), from, until, hours, version: version + 1 };
      return { weeks, closures: closures.with(closure, changed) };
    }
    case 'closure-end': {
      const ended = { ...(closures[change.closure] as Closure), isEnded: true };
      return { weeks, closures: closures.with(change.closure, ended) };
    }
  }
}

/** Every slot that there is before or after. */
function placesOf(model: ScheduleModel, after: Schedule): Place[] {
  return model.services.flatMap((_, service) => {
    const before = slotsBy(model, model, service);
    const added = slotsBy(model, after, service).filter((place) => !before.some((one) => isAt(one, place)));
    return [...before, ...added];
  });
}

function isStandingAt(booking: Booking, place: Place): boolean {
  return !booking.isCancelled && isAt(booking, place);
}

/** A new slot for an affected booking; null: it is cancelled. */
export type Decision = Place | null;

/**
 * Makes a change that was previewed, all of it or nothing.
 * @param seen of the preview, see {@link seenOf}
 * @param decisions for each booking of the preview
 * @returns why not, one of these; none where it was made
 */
export function confirm(
  model: ScheduleModel,
  change: Change,
  seen: string,
  decisions: ReadonlyMap<number, Decision>,
): ErrorCode[] {
  const refused = whyNot(model, change);
  if (refused !== undefined) return [refused];
  const { after, affected } = planOf(model, change);
  if (seenOf(model, affected) !== seen || !haveRoom(model, after, decisions)) return ['preview-outdated'];
  const bookings = model.bookings.map((booking, at) => rebooked(booking, decisions.get(at)));
  const clashes = clashesOf({ ...model, bookings }, decisions);
  if (clashes.length > 0) return clashes;
  const holds = keptHolds({ ...model, bookings }, after);
  Object.assign(model, { ...after, bookings, holds });
  return [];
}

function rebooked(booking: Booking, decision: Decision | undefined): Booking {
  if (decision === undefined) return booking;
  const version = booking.version + 1;
  return decision === null
    ? { ...booking, version, isCancelled: true }
    : { ...booking, ...decision, version };
}

/** Whether everybody who is moved finds a seat, also where those who leave have not left yet. */
function haveRoom(model: ScheduleModel, after: Schedule, decisions: ReadonlyMap<number, Decision>): boolean {
  const arrivals = [...decisions.values()].filter((place) => place !== null);
  return arrivals.every((place) => {
    const together = arrivals.filter((other) => isAt(other, place)).length;
    return place.startsAt > model.now && freeBy(model, after, place) >= together;
  });
}

/** @param model with everybody where they are to be */
function clashesOf(model: ScheduleModel, decisions: ReadonlyMap<number, Decision>): ErrorCode[] {
  return [...decisions].flatMap(([at, place]) => {
    const clash = place === null ? undefined : clashAt(model, othersOf(model, at), place);
    return clash ?? [];
  });
}

/** Where a slot has got fewer seats, the holds that end last go. */
function keptHolds(model: ScheduleModel, after: Schedule): ScheduleModel['holds'] {
  return model.holds.filter((hold) => {
    if (hold.endsAt <= model.now || seatsBy(model, after, hold) === seatsBy(model, model, hold)) return true;
    const room = seatsBy(model, after, hold) - bookedAt(model, hold);
    const earlier = model.holds.filter(
      (other) => isAt(other, hold) && other.endsAt > model.now && other.endsAt < hold.endsAt,
    );
    return earlier.length < room;
  });
}

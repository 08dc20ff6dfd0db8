import type { ErrorCode } from '@phial/contract/errors';
import { addDays, type DayKey, dayOf } from '@phial/domain/hong-kong-time';

/*
 * What booking knows: lists of slots, holds, bookings, tokens and stored answers, and what can be read from them. With
 * `booking-model.ts` it is what booking promises, as a program of its own: no SQL and nothing of the server. The rules
 * are those of `docs/rules/booking.md`, `holds.md` and `identity.md`. Instants are milliseconds since 1970, records are
 * named by their place in their list.
 */

/** What can be asked for; not all of it can be had. */
export interface Slot {
  readonly servPtId: string;
  readonly type: string;
  readonly startsAt: number;
  /** Undefined: the point has no slot then. */
  readonly seats: number | undefined;
  readonly isPointKnown: boolean;
}

/** Two people may use one document number under two names. */
export interface Person {
  readonly docNo: string;
  readonly name: string;
}

export interface Hold {
  slot: number;
  /** Given back or used up: now at the latest. */
  endsAt: number;
  extensions: number;
}

export interface Booking {
  person: Person;
  slot: number;
  isCancelled: boolean;
  isModified: boolean;
}

interface Token {
  readonly person: Person;
  readonly endsAt: number;
}

interface StoredAnswer {
  readonly content: string;
  readonly at: number;
}

export interface BookingModel {
  now: number;
  /** Days from today on that can be booked. */
  readonly daysAhead: number;
  readonly slots: readonly Slot[];
  readonly holds: Hold[];
  readonly bookings: Booking[];
  readonly tokens: Token[];
  /** By idempotency key. */
  readonly stored: Map<string, StoredAnswer>;
}

export function newBookingModel(now: number, daysAhead: number, slots: readonly Slot[]): BookingModel {
  return { now, daysAhead, slots, holds: [], bookings: [], tokens: [], stored: new Map() };
}

export function comingBookings({ bookings, slots, now }: BookingModel, person: Person): Booking[] {
  const startOf = ({ slot }: Booking) => slots[slot]?.startsAt ?? 0;
  return bookings
    .filter((one) => !one.isCancelled && startOf(one) > now && isSame(one.person, person))
    .sort((a, b) => startOf(a) - startOf(b));
}

/** Bookings and live holds; each is a seat. */
export function takenSeats({ bookings, holds, now }: BookingModel, slot: number): number {
  const booked = bookings.filter((one) => one.slot === slot && !one.isCancelled);
  return booked.length + holds.filter((one) => one.slot === slot && one.endsAt > now).length;
}

export function freeSeats(model: BookingModel, slot: number): number {
  return (model.slots[slot]?.seats ?? 0) - takenSeats(model, slot);
}

const OFFERED = 3;

/** What is offered instead of a slot: the nearest free times, three at the point and three elsewhere. */
export function alternatives(model: BookingModel, slot: number): number[] {
  const { servPtId, type, startsAt } = model.slots[slot] as Slot;
  const far = (other: number) => Math.abs((model.slots[other] as Slot).startsAt - startsAt);
  const near = offeredSlots(model)
    .filter((other) => model.slots[other]?.type === type && freeSeats(model, other) > 0)
    .sort((a, b) => far(a) - far(b) || (model.slots[a] as Slot).startsAt - (model.slots[b] as Slot).startsAt);
  const own = near.filter((other) => model.slots[other]?.servPtId === servPtId);
  const elsewhere = near.filter((other) => !own.includes(other));
  return [...own.slice(0, OFFERED), ...elsewhere.slice(0, OFFERED)];
}

/** The slots that visitors see, free or not. */
export function offeredSlots(model: BookingModel): number[] {
  return [...model.slots.keys()].filter((slot) => outOfReach(model, slot) === undefined);
}

/** Of the tokens that somebody was given, live or not. */
export function newestToken({ tokens }: BookingModel, person: Person): number | undefined {
  const newest = tokens.findLastIndex((token) => isSame(token.person, person));
  return newest === -1 ? undefined : newest;
}

/** Why a slot cannot be had by anybody: no such point, begun, too far ahead, no such slot. */
export function outOfReach(model: BookingModel, slot: number): ErrorCode | undefined {
  const { startsAt, seats, isPointKnown } = model.slots[slot] as Slot;
  if (!isPointKnown) return 'service-point-unknown';
  if (startsAt <= model.now) return 'slot-past';
  if (!isBookableDay(model, slot) || seats === undefined) return 'slot-unknown';
  return undefined;
}

export function isBookableDay({ slots, now, daysAhead }: BookingModel, slot: number): boolean {
  return dayAt((slots[slot] as Slot).startsAt) <= addDays(dayAt(now), daysAhead);
}

export function liveHold({ holds, now }: BookingModel, hold: number | undefined): Hold | undefined {
  const held = hold === undefined ? undefined : holds[hold];
  return held !== undefined && held.endsAt > now ? held : undefined;
}

export function isSame(a: Person, b: Person): boolean {
  return a.docNo === b.docNo && a.name === b.name;
}

export function dayAt(instant: number): DayKey {
  return dayOf(new Date(instant));
}

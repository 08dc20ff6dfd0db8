import type { ErrorCode } from '@phial/contract/errors';
import {
  alternatives,
  type Booking,
  type BookingModel,
  comingBookings,
  dayAt,
  freeSeats,
  type Hold,
  isBookableDay,
  isSame,
  liveHold,
  outOfReach,
  type Person,
  type Slot,
} from './booking-state.ts';

const MINUTE = 60_000;
const HOLD = 10 * MINUTE;
const MOST_EXTENSIONS = 10;
const TOKEN = 30 * MINUTE;
const STORED_ANSWER = 24 * 60 * MINUTE;

export interface Refusal {
  readonly refused: ErrorCode;
  /** Slots that are offered instead of one that cannot be had. */
  readonly instead?: readonly number[];
}

export interface Wish {
  readonly person: Person;
  readonly slot: number;
  readonly hold: number | undefined;
  /** Whether its captcha was used before. */
  readonly isCaptchaSpent: boolean;
}

/** Stored answers are kept for a day, until the job that runs then. */
export function runJobs({ stored, now }: BookingModel): void {
  for (const [key, { at }] of stored) if (at < now - STORED_ANSWER) stored.delete(key);
}

/** @returns the new hold; the former one is given up only for it */
export function takeHold(model: BookingModel, slot: number, former: number | undefined): number | Refusal {
  const refused = outOfReach(model, slot);
  if (refused !== undefined) return withoutSlot(model, slot, refused);
  const replaced = liveHold(model, former);
  if (!(replaced?.slot === slot || freeSeats(model, slot) > 0)) return withoutSlot(model, slot, 'slot-full');
  if (replaced !== undefined) replaced.endsAt = model.now;
  return model.holds.push({ slot, endsAt: model.now + HOLD, extensions: 0 }) - 1;
}

export function extendHold(model: BookingModel, hold: number): Hold | Refusal {
  const held = liveHold(model, hold);
  if (held === undefined) return { refused: 'hold-ended' };
  if (held.extensions === MOST_EXTENSIONS) return { refused: 'hold-extensions-spent' };
  held.endsAt = model.now + HOLD;
  held.extensions += 1;
  return held;
}

/** @param after seconds for which the seat is kept yet */
export function releaseHold(model: BookingModel, hold: number, after: number): void {
  const held = liveHold(model, hold);
  if (held !== undefined) held.endsAt = Math.min(held.endsAt, model.now + after * 1_000);
}

/** @returns the new booking, or `first` where the key has been answered before */
export function book(model: BookingModel, wish: Wish, key: string | undefined): number | 'first' | Refusal {
  const content = contentOf(wish);
  const stored = key === undefined ? undefined : model.stored.get(key);
  if (stored !== undefined) return stored.content === content ? 'first' : { refused: 'idempotency-mismatch' };
  const refusal = whyNotBook(model, wish);
  if (refusal !== undefined) return refusal;
  spendHold(model, wish);
  const { person, slot } = wish;
  const booking = model.bookings.push({ person, slot, isCancelled: false, isModified: false }) - 1;
  if (key !== undefined) model.stored.set(key, { content, at: model.now });
  issueToken(model, person);
  return booking;
}

/** Moves a booking, or gives it another name; never another document number. */
export function change(
  model: BookingModel,
  booking: number,
  token: number | undefined,
  wish: Wish,
): Booking | Refusal {
  const changed = ownBooking(model, booking, token);
  if (changed === undefined || changed.person.docNo !== wish.person.docNo)
    return { refused: 'booking-token' };
  const refusal = whyNotBook(model, wish, changed);
  if (refusal !== undefined) return refusal;
  spendHold(model, wish);
  Object.assign(changed, { person: wish.person, slot: wish.slot, isModified: true });
  issueToken(model, wish.person);
  return changed;
}

export function cancel(model: BookingModel, booking: number, token: number | undefined): Booking | Refusal {
  const cancelled = ownBooking(model, booking, token);
  if (cancelled === undefined) return { refused: 'booking-token' };
  const refused = whyOver(model, cancelled);
  if (refused !== undefined) return { refused };
  cancelled.isCancelled = true;
  return cancelled;
}

/** The coming bookings of somebody who knows number and name, by time; with a token when there are any. */
export function enquire(model: BookingModel, person: Person, isCaptchaSpent: boolean): Booking[] | Refusal {
  if (isCaptchaSpent) return { refused: 'captcha-wrong' };
  const found = comingBookings(model, person);
  if (found.length > 0) issueToken(model, person);
  return found;
}

/** @param changed the booking that goes there; undefined for a new one */
function whyNotBook(model: BookingModel, wish: Wish, changed?: Booking): Refusal | undefined {
  const { slot, isCaptchaSpent } = wish;
  if (isCaptchaSpent) return { refused: 'captcha-wrong' };
  const unknown = outOfReach(model, slot);
  // Whether there is such a slot is asked last of all.
  if (unknown !== undefined && !(unknown === 'slot-unknown' && isBookableDay(model, slot)))
    return withoutSlot(model, slot, unknown);
  const over = changed && whyOver(model, changed);
  if (over !== undefined) return { refused: over };
  if (unknown !== undefined) return withoutSlot(model, slot, unknown);
  const ownsSeat = changed?.slot === slot || liveHold(model, wish.hold)?.slot === slot;
  if (!ownsSeat && freeSeats(model, slot) <= 0) return withoutSlot(model, slot, 'slot-full');
  const refused = clash(model, wish, changed);
  return refused && { refused };
}

/** Whoever cannot have a slot of a point that is known is offered others. */
function withoutSlot(model: BookingModel, slot: number, refused: ErrorCode): Refusal {
  return refused === 'service-point-unknown' ? { refused } : { refused, instead: alternatives(model, slot) };
}

/** One person, one booking at a time; the reason is for whoever knows the name of the other booking. */
function clash(model: BookingModel, { person, slot }: Wish, changed?: Booking): ErrorCode | undefined {
  const wanted = model.slots[slot] as Slot;
  const clashing = model.bookings.flatMap((other) => {
    const at = model.slots[other.slot] as Slot;
    const isSameTime = at.startsAt === wanted.startsAt;
    const isSameDay = at.type === wanted.type && dayAt(at.startsAt) === dayAt(wanted.startsAt);
    const isOther = other !== changed && !other.isCancelled && other.person.docNo === person.docNo;
    return isOther && (isSameTime || isSameDay) ? [{ other, isSameTime }] : [];
  });
  if (clashing.length === 0) return undefined;
  if (!clashing.some(({ other }) => other.person.name === person.name)) return 'booking-refused';
  return clashing.some(({ isSameTime }) => isSameTime) ? 'same-time' : 'same-day';
}

function whyOver({ slots, now }: BookingModel, { isCancelled, slot }: Booking): ErrorCode | undefined {
  if (isCancelled) return 'already-cancelled';
  return (slots[slot]?.startsAt ?? 0) <= now ? 'slot-past' : undefined;
}

/** The booking, for whoever has a live token of its number and name. */
function ownBooking(model: BookingModel, booking: number, token: number | undefined): Booking | undefined {
  const found = model.bookings[booking];
  const shown = token === undefined ? undefined : model.tokens[token];
  if (found === undefined || shown === undefined || shown.endsAt <= model.now) return undefined;
  return isSame(shown.person, found.person) ? found : undefined;
}

function issueToken({ tokens, now }: BookingModel, person: Person): void {
  tokens.push({ person, endsAt: now + TOKEN });
}

/** A hold on another slot is left alone. */
function spendHold(model: BookingModel, { hold, slot }: Wish): void {
  const held = liveHold(model, hold);
  if (held?.slot === slot) held.endsAt = model.now;
}

/** What makes a repeat the same submission; neither captcha nor hold, which it may have to renew. */
function contentOf({ person, slot }: Wish): string {
  return JSON.stringify([person, slot]);
}

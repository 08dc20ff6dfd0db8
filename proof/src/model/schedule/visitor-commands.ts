import type { BookingRecord } from '@phial/contract/booking/appointment';
import type { Hold as WireHold } from '@phial/contract/booking/hold';
import { ERROR_STATUS, type ErrorCode } from '@phial/contract/errors';
import { instantOf } from '@phial/domain/hong-kong-time';
import fc from 'fast-check';
import { seldom, some } from '../choices.ts';
import type { Answer } from '../stand.ts';
import type { Outcome } from '../step.ts';
import { wirePlace } from './place-text.ts';
import {
  type Booking,
  bookableDays,
  clashAt,
  freeBy,
  type Place,
  type ScheduleModel,
  seatsBy,
  slotsBy,
} from './schedule-model.ts';
import type { ScheduleKind, ScheduleStand } from './schedule-stand.ts';

const HOLD = 10 * 60_000;
const NAME = 'Chan Tai Man';
const TIMES = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30'];

const place = fc.record({ n: some, isAny: seldom, isProposed: seldom });

type ChosenPlace = typeof place extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Mostly a slot with a free seat; any time of the next days may be closed, full, or none at all. One that was proposed
 * is taken from under the manager.
 */
function placeAt(
  model: ScheduleModel,
  { preview }: ScheduleStand,
  { n, isAny, isProposed }: ChosenPlace,
): Place {
  const proposed = isProposed
    ? [...(preview?.proposals.values() ?? [])].flatMap(([first]) => first ?? [])
    : [];
  if (proposed.length > 0) return proposed[n % proposed.length] as Place;
  const times = [...bookableDays(model)].flatMap((day) =>
    TIMES.map((time) => instantOf(day, time).getTime()),
  );
  const all = model.services.flatMap((_, service) => times.map((startsAt) => ({ service, startsAt })));
  const free = model.services
    .flatMap((_, service) => slotsBy(model, model, service))
    .filter((one) => freeBy(model, model, one) > 0);
  return (isAny ? undefined : free[n % free.length]) ?? (all[n % all.length] as Place);
}

/** Why a seat cannot be had. A closed slot stays as long as a cancelled booking was there. */
function whyNoSeat(model: ScheduleModel, wanted: Place): ErrorCode | undefined {
  if (wanted.startsAt <= model.now) return 'slot-past';
  const isThere =
    seatsBy(model, model, wanted) > 0 ||
    model.bookings.some(
      ({ service, startsAt }) => service === wanted.service && startsAt === wanted.startsAt,
    );
  if (!isThere) return 'slot-unknown';
  return freeBy(model, model, wanted) > 0 ? undefined : 'slot-full';
}

export const book: ScheduleKind<{ person: number; place: ChosenPlace }> = {
  name: 'schedule: book',
  chosen: fc.record({ person: fc.nat({ max: 2 }), place }),
  async run(model, real, { person, place: chosen }) {
    // No two bookings and holds of one moment: who was first decides whom a change affects.
    model.now = await tick(real);
    const wanted = placeAt(model, real, chosen);
    const answer = await real.call<BookingRecord>('POST', '/rest/appointment/appt', {
      docNo: real.people[person],
      name: NAME,
      telNo: '91234567',
      ...(await real.captcha()),
      ...wirePlace(model, wanted),
      language: 'en',
    });
    const own = model.bookings.filter((one) => one.person === person && !one.isCancelled);
    const refused = whyNoSeat(model, wanted) ?? clashAt(model, own, wanted);
    if (refused !== undefined) return refusal(refused, answer);
    model.bookings = [...model.bookings, { ...wanted, person, isCancelled: false, version: 1 }];
    real.bookingIds.push(answer.data?.apptRecordId);
    return done(answer);
  },
};

export const cancel: ScheduleKind<number> = {
  name: 'schedule: cancel',
  chosen: some,
  isPossible: (model) => coming(model).length > 0,
  async run(model, real, n) {
    const at = coming(model)[n % coming(model).length] as number;
    const booking = model.bookings[at] as Booking;
    const person = { docNo: real.people[booking.person], name: NAME, language: 'en' };
    const body = { ...person, ...(await real.captcha()) };
    const { token } = await real.call('POST', '/rest/appointment/appt/list', body);
    const path = `/rest/appointment/appt/${real.bookingIds[at]}`;
    const answer = await real.call('DELETE', path, {}, { authorization: `Bearer ${token}` });
    const cancelled = { ...booking, isCancelled: true, version: booking.version + 1 };
    model.bookings = model.bookings.with(at, cancelled);
    return done(answer);
  },
};

function coming({ bookings, now }: ScheduleModel): number[] {
  return [...bookings.keys()].filter((at) => {
    const { isCancelled, startsAt } = bookings[at] as Booking;
    return !isCancelled && startsAt > now;
  });
}

export const hold: ScheduleKind<ChosenPlace> = {
  name: 'schedule: hold',
  chosen: place,
  async run(model, real, chosen) {
    model.now = await tick(real);
    const wanted = placeAt(model, real, chosen);
    const answer = await real.call<WireHold>('POST', '/rest/appointment/hold', wirePlace(model, wanted));
    const refused = whyNoSeat(model, wanted);
    if (refused !== undefined) return refusal(refused, answer);
    model.holds = [...model.holds, { ...wanted, endsAt: model.now + HOLD }];
    return done(answer);
  },
};

async function tick({ test: { clock } }: ScheduleStand): Promise<number> {
  clock.advance(1);
  return clock.now().getTime();
}

function refusal(refused: ErrorCode, { status, error }: Answer): Outcome {
  return { expected: { status: ERROR_STATUS[refused], error: refused }, answered: { status, error } };
}

function done({ status, error }: Answer): Outcome {
  return { expected: { status: 200 }, answered: { status, error } };
}

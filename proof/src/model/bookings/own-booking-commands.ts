import type { BookingRecord } from '@phial/contract/booking/appointment';
import fc from 'fast-check';
import { seldom, some } from '../choices.ts';
import { cancel, change, enquire } from './booking-model.ts';
import { recordOf, seenRecord } from './booking-record.ts';
import type { BookingStand } from './booking-stand.ts';
import { type Booking, type BookingModel, newestToken, type Person } from './booking-state.ts';
import { at, type BookingKind, type ChosenWish, person, wish, wishOf } from './chosen.ts';
import { done, refusal, submission } from './sent.ts';

interface ChosenToken {
  token: { how: 'own' | 'any' | 'altered' | 'none'; n: number };
}

const token = fc.record({ how: fc.constantFrom('own', 'own', 'own', 'any', 'altered', 'none'), n: some });

/** A token and whose booking it is shown for. */
function tokenFor(
  model: BookingModel,
  real: BookingStand,
  booking: number,
  { token: { how, n } }: ChosenToken,
) {
  const owner = model.bookings[booking]?.person as Person;
  const shown = how === 'own' ? newestToken(model, owner) : how === 'none' ? undefined : at(model.tokens, n);
  const text = shown === undefined ? undefined : real.tokens[shown];
  if (text === undefined) return { shown: undefined, headers: {} };
  const altered = text.replace(/\..{5}/, (begin) => `.${begin.slice(1).split('').reverse().join('')}`);
  if (how !== 'altered' || altered === text) return { shown, headers: { authorization: `Bearer ${text}` } };
  return { shown: undefined, headers: { authorization: `Bearer ${altered}` } };
}

export const modify: BookingKind<
  ChosenWish & ChosenToken & { booking: number; isSameSlot: boolean; isOwner: boolean }
> = {
  name: 'booking: change',
  chosen: fc.record({
    booking: some,
    ...wish,
    isSameSlot: seldom,
    isOwner: seldom.map((is) => !is),
    token,
  }),
  isPossible: ({ bookings }) => bookings.length > 0,
  async run(model, real, { booking: n, isSameSlot, isOwner, ...chosen }) {
    const booking = at(model.bookings, n);
    const { person: owner, slot: former } = model.bookings[booking] as Booking;
    const wanted = {
      ...wishOf(model, real, chosen),
      ...(isSameSlot && { slot: former }),
      ...(isOwner && { person: owner }),
    };
    const { shown, headers } = tokenFor(model, real, booking, chosen);
    const body = { ...(await submission(model, real, wanted)), apptRecordId: real.bookingIds[booking] };
    const answer = await real.call<BookingRecord>('PUT', '/rest/appointment/appt', body, headers);
    real.touched.add(owner).add(wanted.person);
    const changed = change(model, booking, shown, wanted);
    if ('refused' in changed) return refusal(model, changed, answer);
    real.tokens.push(answer.token ?? '');
    return {
      expected: { status: 200, id: real.bookingIds[booking], record: recordOf(model, changed) },
      answered: {
        status: answer.status,
        error: answer.error,
        id: answer.data?.apptRecordId,
        record: answer.data && seenRecord(answer.data),
      },
    };
  },
};

export const withdraw: BookingKind<ChosenToken & { booking: number }> = {
  name: 'booking: cancel',
  chosen: fc.record({ booking: some, token }),
  isPossible: ({ bookings }) => bookings.length > 0,
  async run(model, real, { booking: n, ...chosen }) {
    const booking = at(model.bookings, n);
    const { shown, headers } = tokenFor(model, real, booking, chosen);
    const path = `/rest/appointment/appt/${real.bookingIds[booking]}`;
    const answer = await real.call('DELETE', path, {}, headers);
    const cancelled = cancel(model, booking, shown);
    if ('refused' in cancelled) return refusal(model, cancelled, answer);
    real.touched.add(cancelled.person);
    return done(answer);
  },
};

export const look: BookingKind<{ person: number; isCaptchaSpent: boolean }> = {
  name: 'booking: enquire',
  chosen: fc.record({ person, isCaptchaSpent: seldom }),
  async run(model, real, { person: n, isCaptchaSpent }) {
    const asking = real.people[n] as Person;
    const answer = await real.enquire(asking, isCaptchaSpent);
    const found = enquire(model, asking, isCaptchaSpent);
    if ('refused' in found) return refusal(model, found, answer);
    if (answer.token !== undefined) real.tokens.push(answer.token);
    return {
      expected: {
        status: 200,
        records: found.map((booking) => recordOf(model, booking)),
        hasToken: found.length > 0,
      },
      answered: {
        status: answer.status,
        error: answer.error,
        records: answer.data.map(seenRecord),
        hasToken: answer.token !== undefined,
      },
    };
  },
};

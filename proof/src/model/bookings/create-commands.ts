import type { BookingRecord } from '@phial/contract/booking/appointment';
import fc from 'fast-check';
import { seldom, some } from '../choices.ts';
import type { Answer } from '../stand.ts';
import type { Outcome } from '../step.ts';
import { book, type Wish } from './booking-model.ts';
import { recordOf, seenRecord } from './booking-record.ts';
import type { BookingStand } from './booking-stand.ts';
import type { Booking, BookingModel } from './booking-state.ts';
import { at, type BookingKind, type ChosenWish, holdAt, wish, wishOf } from './chosen.ts';
import { NOTHING, refusal, submission } from './sent.ts';

const KEYS = 9;

export const create: BookingKind<ChosenWish & { key: number | null; isTwice: boolean }> = {
  name: 'booking: create',
  chosen: fc.record({ ...wish, key: fc.option(fc.nat({ max: KEYS - 1 })), isTwice: seldom }),
  async run(model, real, { key: n, isTwice, ...chosen }) {
    const key = n === null ? undefined : real.keyName(n);
    // Who spends a captcha under a new key is kept waiting for a first answer that may be on its way.
    const isKnown = key === undefined || model.stored.has(key);
    const wanted = wishOf(model, real, { ...chosen, isCaptchaSpent: chosen.isCaptchaSpent && isKnown });
    if (key !== undefined) real.submissions.push({ key, wanted });
    return submit(model, real, wanted, key, isTwice ? 2 : 1);
  },
};

export const repeat: BookingKind<{ submission: number; hold: number | null; isCaptchaSpent: boolean }> = {
  name: 'booking: repeat',
  chosen: fc.record({ submission: some, hold: wish.hold, isCaptchaSpent: fc.boolean() }),
  async run(model, real, { submission: n, ...chosen }) {
    const { key, wanted } = real.submissions[at(real.submissions, n)] ?? {};
    if (key === undefined || wanted === undefined) return NOTHING;
    const isCaptchaSpent = chosen.isCaptchaSpent && model.stored.has(key);
    const again = { ...wanted, hold: holdAt(model, chosen.hold), isCaptchaSpent };
    return submit(model, real, again, key, 1);
  },
};

/** Sends a submission, with a key so many times at once: one of them books, and all are answered alike. */
async function submit(
  model: BookingModel,
  real: BookingStand,
  wanted: Wish,
  key: string | undefined,
  times: number,
): Promise<Outcome> {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const send = async () =>
    real.call<BookingRecord>(
      'POST',
      '/rest/appointment/appt',
      await submission(model, real, wanted),
      headers,
    );
  const sendings = Array.from({ length: key === undefined ? 1 : times }, send);
  const answers = await Promise.all(sendings);
  const [answer] = answers as [Answer<BookingRecord>];
  real.touched.add(wanted.person);
  const made = book(model, wanted, key);
  if (typeof made === 'object') {
    const outcomes = answers.map((one) => refusal(model, made, one));
    return outcomes.find(({ answered }) => answered.error !== made.refused) ?? (outcomes[0] as Outcome);
  }
  if (made === 'first') {
    const first = answers.map(() => real.firstAnswers.get(key ?? ''));
    return { expected: { texts: first }, answered: { texts: answers.map(({ text }) => text) } };
  }
  real.bookingIds[made] = answer.data?.apptRecordId;
  real.tokens.push(answer.token ?? '');
  if (key !== undefined) real.firstAnswers.set(key, answer.text);
  return {
    expected: { status: 200, record: recordOf(model, model.bookings[made] as Booking), texts: 1 },
    answered: {
      status: answer.status,
      error: answer.error,
      record: answer.data && seenRecord(answer.data),
      texts: new Set(answers.map(({ text }) => text)).size,
    },
  };
}

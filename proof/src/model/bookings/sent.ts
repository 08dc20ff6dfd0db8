import type { Alternatives } from '@phial/contract/booking/availability';
import { ERROR_STATUS } from '@phial/contract/errors';
import { formatServTime } from '@phial/domain/hong-kong-time';
import type { Answer } from '../stand.ts';
import type { Outcome } from '../step.ts';
import type { Refusal, Wish } from './booking-model.ts';
import { nameOf, seenAlternatives } from './booking-record.ts';
import type { BookingStand } from './booking-stand.ts';
import type { BookingModel, Slot } from './booking-state.ts';

export function placeOf({ slots }: BookingModel, slot: number) {
  const { servPtId, type, startsAt } = slots[slot] as Slot;
  return { servPtId, type, servTime: formatServTime(new Date(startsAt)) };
}

export async function submission(model: BookingModel, real: BookingStand, wanted: Wish) {
  const { person: who, slot, hold: held, isCaptchaSpent } = wanted;
  return {
    ...who,
    telNo: '91234567',
    ...(await real.captcha(isCaptchaSpent)),
    ...placeOf(model, slot),
    language: 'en',
    ...(held !== undefined && { holdId: real.holdIds[held] }),
  };
}

/** A refusal, and the times that are offered with it. */
export function refusal(model: BookingModel, { refused, instead }: Refusal, answer: Answer): Outcome {
  const { alternatives } = (answer.data ?? {}) as Partial<Alternatives>;
  return {
    expected: {
      status: ERROR_STATUS[refused],
      error: refused,
      offered: instead?.map((other) => nameOf(model, other)),
    },
    answered: {
      status: answer.status,
      error: answer.error,
      offered: alternatives && seenAlternatives(alternatives),
    },
  };
}

export function done({ status, error }: Answer): Outcome {
  return { expected: { status: 200 }, answered: { status, error } };
}

export const NOTHING: Outcome = { expected: {}, answered: {} };

import fc from 'fast-check';
import { Refused } from '../../../../apps/server/src/errors.ts';
import { confirmChange } from '../../../../apps/server/src/schedule/confirm.service.ts';
import { previewChange } from '../../../../apps/server/src/schedule/preview.service.ts';
import type { Outcome } from '../step.ts';
import { type Change, confirm, type Decision, planOf, seenOf, whyNot } from './change-model.ts';
import { type ChosenChange, changeChosen, changeOf, wireChange } from './chosen-change.ts';
import { readPlace, timeOf, wirePlace } from './place-text.ts';
import { faultOfProposals } from './proposals-model.ts';
import { type Booking, freeBy, type Place, type Schedule, type ScheduleModel } from './schedule-model.ts';
import type { ScheduleKind, ScheduleStand } from './schedule-stand.ts';

export const preview: ScheduleKind<ChosenChange> = {
  name: 'schedule: preview',
  chosen: changeChosen,
  run: (model, real, chosen) => previewed(model, real, changeOf(model, chosen)),
};

/** Previews a change; what is confirmed later is what this has shown. */
async function previewed(model: ScheduleModel, real: ScheduleStand, change: Change): Promise<Outcome> {
  const sent = wireChange(model, real, change);
  const answer = await attempt(() => previewChange(real.test, sent));
  const refused = whyNot(model, change);
  if (refused !== undefined || answer.data === undefined)
    return { expected: { error: refused }, answered: { error: answer.error } };
  const plan = planOf(model, change);
  const { bookings, slots, holds, fingerprint } = answer.data;
  const inOrder = bookings.map(({ apptRecordId }) => real.bookingIds.indexOf(apptRecordId));
  const proposed = bookings.map(({ proposals, type }) =>
    proposals.map(({ servPtId, servTime }) => readPlace(model, { servPtId, type }, servTime)),
  );
  const fault = faultOfProposals(model, plan.after, inOrder, proposed);
  const proposals = new Map(inOrder.map((at, n) => [at, proposed[n] ?? []]));
  real.preview = { change, fingerprint, seen: seenOf(model, inOrder), proposals };
  return {
    expected: {
      affected: plan.affected,
      slots: plan.slots,
      holds: plan.holds,
      free: freeOf(model, plan.after, proposed),
    },
    answered: {
      affected: byTime(model, inOrder),
      slots,
      holds,
      free: bookings.map((one) => one.proposals.map(({ free }) => free)),
      fault,
      error: answer.error,
    },
  };
}

/** Those of one time by their service: which of them comes first is not laid down. */
function byTime({ bookings }: ScheduleModel, inOrder: readonly number[]): number[] {
  const all = inOrder.map((at) => bookings[at] as Booking);
  if (all.some(({ startsAt }, n) => startsAt < (all[n - 1]?.startsAt ?? 0))) return [];
  const serviceOf = (at: number) => (bookings[at] as Booking).service;
  const startOf = (at: number) => (bookings[at] as Booking).startsAt;
  return inOrder.toSorted((a, b) => startOf(a) - startOf(b) || serviceOf(a) - serviceOf(b));
}

function freeOf(model: ScheduleModel, after: Schedule, proposed: readonly (readonly Place[])[]) {
  return proposed.map((places) => places.map((one) => freeBy(model, after, one)));
}

/** For each affected booking which proposal is taken; one that is not there cancels. */
const taken = fc.array(fc.constantFrom(0, 0, 0, 1, 9), { minLength: 6, maxLength: 6 });

/** What was previewed last, whatever has happened since. */
export const confirmLast: ScheduleKind<number[]> = {
  name: 'schedule: confirm',
  chosen: taken,
  run: (model, real, chosen) => confirmed(model, real, chosen),
};

export const make: ScheduleKind<{ change: ChosenChange; taken: number[] }> = {
  name: 'schedule: preview and confirm',
  chosen: fc.record({ change: changeChosen, taken }),
  async run(model, real, { change: chosen, taken: which }) {
    const shown = await previewed(model, real, changeOf(model, chosen));
    const isSame = JSON.stringify(shown.expected) === JSON.stringify(shown.answered);
    return isSame && shown.expected.error === undefined ? confirmed(model, real, which) : shown;
  },
};

async function confirmed(
  model: ScheduleModel,
  real: ScheduleStand,
  which: readonly number[],
): Promise<Outcome> {
  if (real.preview === undefined) return { expected: {}, answered: {} };
  const { change, fingerprint, seen, proposals } = real.preview;
  const decided = new Map<number, Decision>(
    [...proposals].map(([at, places], n) => [at, places[which[n % which.length] ?? 0] ?? null]),
  );
  const decisions = [...decided].map(([at, to]) => ({
    apptRecordId: real.bookingIds[at] ?? '',
    move: to === null ? null : { servPtId: wirePlace(model, to).servPtId, servTime: timeOf(to) },
  }));
  const request = { change: wireChange(model, real, change), fingerprint, decisions };
  const answer = await attempt(() => confirmChange(real.test, 'command', request));
  const refusals = confirm(model, change, seen, decided);
  if (refusals.length > 0) {
    const isOne = refusals.some((code) => code === answer.error);
    return { expected: { error: isOne ? answer.error : refusals[0] }, answered: { error: answer.error } };
  }
  if (change.kind === 'closure') await real.learnClosure();
  const moved = [...decided.values()].filter((to) => to !== null).length;
  return {
    expected: { moved, cancelled: decided.size - moved, messages: decided.size },
    answered: { ...answer.data, error: answer.error },
  };
}

/** What a service answers, or the code of its refusal; managers sign in for these calls, which costs more than they do. */
async function attempt<Data>(work: () => Promise<Data>): Promise<{ data?: Data; error?: string }> {
  try {
    return { data: await work() };
  } catch (error) {
    if (error instanceof Refused) return { error: error.code };
    throw error;
  }
}

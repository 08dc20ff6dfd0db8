import type { Hold as WireHold } from '@phial/contract/booking/hold';
import fc from 'fast-check';
import { seldom, some } from '../choices.ts';
import type { Answer } from '../stand.ts';
import { extendHold, type Refusal, releaseHold, takeHold } from './booking-model.ts';
import type { Hold } from './booking-state.ts';
import { type BookingKind, type ChosenWish, holdAt, slotAt, slotWanted } from './chosen.ts';
import { done, placeOf, refusal } from './sent.ts';

export const hold: BookingKind<Pick<ChosenWish, 'slot'> & { replaces: number | null; isIdInUse: boolean }> = {
  name: 'booking: hold',
  chosen: fc.record({ slot: slotWanted, replaces: fc.option(some), isIdInUse: seldom }),
  async run(model, real, { slot: wanted, replaces, isIdInUse }) {
    const slot = slotAt(model, wanted);
    const former = holdAt(model, replaces);
    const inUse = model.holds.findIndex(({ endsAt }, held) => endsAt > model.now && held !== former);
    const answer = await real.call<WireHold>('POST', '/rest/appointment/hold', {
      ...placeOf(model, slot),
      ...(former !== undefined && { replaces: real.holdIds[former] }),
      ...(isIdInUse && inUse !== -1 && { holdId: real.holdIds[inUse] }),
    });
    const taken = takeHold(model, slot, former);
    if (typeof taken !== 'number') return refusal(model, taken, answer);
    real.holdIds.push(answer.data.holdId);
    const isNew = new Set(real.holdIds).size === real.holdIds.length;
    return {
      expected: { ...wireOf(model.holds[taken] as Hold), isNew: true },
      answered: { ...seenHold(answer), isNew },
    };
  },
};

export const extend: BookingKind<{ hold: number; times: number }> = {
  name: 'booking: extend',
  chosen: fc.record({ hold: some, times: fc.constantFrom(1, 1, 1, 11) }),
  isPossible: ({ holds }) => holds.length > 0,
  async run(model, real, { hold: n, times }) {
    const held = holdAt(model, n) ?? 0;
    let answer: Answer<WireHold>;
    let extended: Hold | Refusal;
    for (let time = 1; ; time++) {
      answer = await real.call<WireHold>('PUT', `/rest/appointment/hold/${real.holdIds[held]}`, {});
      extended = extendHold(model, held);
      if (time >= times || 'refused' in extended || answer.error !== undefined) break;
    }
    if ('refused' in extended) return refusal(model, extended, answer);
    return { expected: wireOf(extended), answered: seenHold(answer) };
  },
};

export const release: BookingKind<{ hold: number; after: number }> = {
  name: 'booking: release',
  chosen: fc.record({ hold: some, after: fc.constantFrom(0, 0, 30) }),
  isPossible: ({ holds }) => holds.length > 0,
  async run(model, real, { hold: n, after }) {
    const held = holdAt(model, n) ?? 0;
    const query = after === 0 ? '' : `?after=${after}`;
    const answer = await real.call('DELETE', `/rest/appointment/hold/${real.holdIds[held]}${query}`, {});
    releaseHold(model, held, after);
    return done(answer);
  },
};

function wireOf({ endsAt, extensions }: Hold) {
  return { status: 200, endsAt: new Date(endsAt).toISOString(), extensionsLeft: 10 - extensions };
}

function seenHold({ status, error, data }: Answer<WireHold>) {
  return { status, error, endsAt: data?.expiresAt, extensionsLeft: data?.extensionsLeft };
}

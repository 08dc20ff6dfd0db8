import fc from 'fast-check';
import { seldom, some } from '../choices.ts';
import type { Kind } from '../step.ts';
import type { Wish } from './booking-model.ts';
import type { BookingStand } from './booking-stand.ts';
import { type BookingModel, type Hold, offeredSlots, type Person } from './booking-state.ts';

export type BookingKind<Chosen> = Kind<BookingModel, BookingStand, Chosen>;

const PEOPLE = 4;

export const person = fc.nat({ max: PEOPLE - 1 });

export function at(list: { readonly length: number }, n: number): number {
  return n % list.length;
}

/** Mostly one that can be had; any is a slot that has begun, is too far ahead, or does not exist. */
export const slotWanted = fc.record({ n: some, isAny: seldom });

export function slotAt(model: BookingModel, { n, isAny }: { n: number; isAny: boolean }): number {
  const offered = offeredSlots(model);
  return isAny ? at(model.slots, n) : (offered[at(offered, n)] ?? at(model.slots, n));
}

/** Mostly one that lives; any may have ended. */
export function holdAt({ holds, now }: BookingModel, n: number | null): number | undefined {
  if (n === null || holds.length === 0) return undefined;
  const live = [...holds.keys()].filter((held) => (holds[held] as Hold).endsAt > now);
  return n % 4 === 0 ? at(holds, n) : (live[at(live, n)] ?? at(holds, n));
}

export interface ChosenWish {
  person: number;
  slot: { n: number; isAny: boolean };
  hold: number | null;
  isCaptchaSpent: boolean;
}

/** Of `fc.record`. */
export const wish = { person, slot: slotWanted, hold: fc.option(some), isCaptchaSpent: seldom };

export function wishOf(model: BookingModel, { people }: BookingStand, chosen: ChosenWish): Wish {
  return {
    person: people[chosen.person] as Person,
    slot: slotAt(model, chosen.slot),
    hold: holdAt(model, chosen.hold),
    isCaptchaSpent: chosen.isCaptchaSpent,
  };
}

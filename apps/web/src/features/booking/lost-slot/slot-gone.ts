import { CallError } from '@phial/browser/api/call-error';
import type { Alternatives } from '@phial/contract/availability';
import type { ErrorCode } from '@phial/contract/errors';
import type { ChosenSlot } from '../hold/chosen-slot.ts';

type FreeTimes = Alternatives['alternatives'];

/** A slot that could not be had, with what is free instead (D-40). */
export interface LostSlot {
  slot: ChosenSlot;
  alternatives: FreeTimes;
}

const NO_ALTERNATIVES: FreeTimes = { samePoint: [], nearby: [] };

/** Refusals that say the slot cannot be had; any other leaves it open. */
const SLOT_GONE: ReadonlySet<string | undefined> = new Set<ErrorCode>([
  'slot-full',
  'slot-past',
  'slot-unknown',
]);

/** True for a refusal that says the chosen slot can no longer be had. */
export const isSlotGone = (error: unknown): error is CallError =>
  error instanceof CallError && error.kind === 'refused' && SLOT_GONE.has(error.error);

/** The slot a refusal took away, with the free times it brought along. */
export function lostSlot(slot: ChosenSlot, error: CallError): LostSlot {
  const data = error.data as Partial<Alternatives> | null | undefined;
  return { slot, alternatives: data?.alternatives ?? NO_ALTERNATIVES };
}

import { CallError } from '@phial/client/call-error';
import type { Alternatives } from '@phial/contract/availability';
import type { ErrorCode } from '@phial/contract/errors';
import type { ChosenSlot } from '../hold/chosen-slot.ts';

type FreeTimes = Alternatives['alternatives'];

/** Why a slot could not be had. `elsewhere`: it may be held by another window of this visitor's. */
export type LostReason = 'full' | 'past' | 'unknown' | 'elsewhere';

/** A slot that could not be had, with what is free instead. */
export interface LostSlot {
  slot: ChosenSlot;
  reason: LostReason;
  alternatives: FreeTimes;
}

const NO_ALTERNATIVES: FreeTimes = { samePoint: [], nearby: [] };

/** Refusals that say the slot cannot be had; any other leaves it open. */
const REASON: Partial<Record<ErrorCode, LostReason>> = {
  'slot-full': 'full',
  'slot-past': 'past',
  'slot-unknown': 'unknown',
};

const reasonOf = (error: CallError): LostReason | undefined => REASON[error.error as ErrorCode];

/** True for a refusal that says the chosen slot can no longer be had. */
export const isSlotGone = (error: unknown): error is CallError =>
  error instanceof CallError && error.kind === 'refused' && reasonOf(error) !== undefined;

/** The slot a refusal took away, with the free times it brought along. */
export function lostSlot(slot: ChosenSlot, error: CallError): LostSlot {
  const data = error.data as Partial<Alternatives> | null | undefined;
  return { slot, reason: reasonOf(error) ?? 'full', alternatives: data?.alternatives ?? NO_ALTERNATIVES };
}

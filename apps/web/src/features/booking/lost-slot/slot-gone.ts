import { CallError, refusalData } from '@phial/client/call-error';
import type { Alternatives } from '@phial/contract/availability';
import { takeHold } from '@phial/contract/calls/holds';
import type { ChosenSlot } from '../hold/chosen-slot.ts';

type FreeTimes = Alternatives['alternatives'];

/** Refusals, of a hold and of a booking, that say the slot cannot be had; any other leaves it open. */
const REASON = {
  'slot-full': 'full',
  'slot-past': 'past',
  'slot-unknown': 'unknown',
} as const;

/** Why a slot could not be had. `elsewhere`: it may be held by another window of this visitor's. */
export type LostReason = (typeof REASON)[keyof typeof REASON] | 'elsewhere';

/** A slot that could not be had, with what is free instead. */
export interface LostSlot {
  slot: ChosenSlot;
  reason: LostReason;
  alternatives: FreeTimes;
}

const NO_ALTERNATIVES: FreeTimes = { samePoint: [], nearby: [] };

/**
 * The slot that a refusal took away, with the free times it brought along.
 * @returns undefined for any other failure
 */
export function lostSlot(slot: ChosenSlot, error: unknown): LostSlot | undefined {
  if (!(error instanceof CallError) || error.kind !== 'refused' || !isGone(error.error)) return undefined;
  const data = refusalData(takeHold, error, error.error);
  return { slot, reason: REASON[error.error], alternatives: data?.alternatives ?? NO_ALTERNATIVES };
}

const isGone = (code: string | undefined): code is keyof typeof REASON =>
  code !== undefined && Object.hasOwn(REASON, code);

import { CallError, refusalData } from '@phial/client/call-error';
import type { Alternatives } from '@phial/contract/booking/availability';
import type { Hold, HoldRequest } from '@phial/contract/booking/hold';
import { takeHold } from '@phial/contract/calls/holds';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import type { JourneyAddress } from '../journey.ts';

/** A seat in a slot, as the visitor chose it. */
export interface ChosenSlot {
  servPtId: string;
  /** `YYYY-MM-DD HH:mm:ss`, Hong Kong. */
  servTime: string;
  type: ServiceType;
  /** Seats for so many people, at this time or within an hour; one where it is missing. */
  people?: number;
}

export const sameSlot = (a: ChosenSlot | undefined, b: ChosenSlot | undefined): boolean =>
  a?.servPtId === b?.servPtId &&
  a?.servTime === b?.servTime &&
  a?.type === b?.type &&
  a?.people === b?.people;

/** The slot an address names, if it names one whole. */
export function slotOf(address: JourneyAddress): ChosenSlot | undefined {
  const { tab, point, time, type, people } = address;
  if (tab !== 'reserve' || !point || !time) return undefined;
  return { servPtId: point, servTime: time, type, ...(people !== undefined && { people }) };
}

/** `Tuesday 24 November 2026, 10:30`, `2026年11月24日星期二 10:30`. */
export function formatLongTime(servTime: string, language: Language): string {
  const date = formatLongDate(servTime.slice(0, 10), language);
  return `${date}${language === 'en' ? ', ' : ' '}${servTime.slice(11, 16)}`;
}

type FreeTimes = Alternatives['alternatives'];

/** Refusals, of a hold and of a booking, that say the slot cannot be had; any other leaves it open. */
const REASON = {
  'slot-full': 'full',
  'slot-past': 'past',
  'slot-unknown': 'unknown',
} as const;

/** Why a slot could not be had. `elsewhere`: it may be held by another window of this visitor's. */
type LostReason = (typeof REASON)[keyof typeof REASON] | 'elsewhere';

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

/** What the screen sees. A new object at each change. */
export interface HoldView {
  /** The clock; it runs from the first entry to step 3, held or not. */
  running?: RunningHold;
  /**
   * `own`: the time of the booking being changed, which is the visitor's already.
   * `failed`: no seat is held, for another reason than that it is gone.
   */
  phase?: 'asking' | 'held' | 'own' | 'failed';
  /** The server's words for `failed`. */
  message?: string;
  lost?: LostSlot;
}

/** The calls and the clock the keeper works with. */
export interface HoldPorts {
  take: (request: HoldRequest) => Promise<Hold>;
  extend: (holdId: string) => Promise<Hold>;
  /** @param after seconds for which the seat is kept yet */
  release: (holdId: string, after?: number) => Promise<void>;
  /** A UUID nobody can guess. */
  newId: () => string;
  /** Milliseconds since the epoch. */
  now: () => number;
  read: () => StoredHold | undefined;
  write: (hold: RunningHold | undefined, options?: { left: boolean }) => void;
}

/** A running clock, with the seat held while it runs. */
export interface RunningHold {
  slot: ChosenSlot;
  /** Of the hold that was asked for; whether it stands only the server knows. Absent where none is needed. */
  holdId?: string | undefined;
  /** When the clock has run out, milliseconds since the epoch by the clock of the page. */
  endsAt: number;
  extensionsLeft: number;
  /** The time of each person, by time, where several are booked in one go. */
  servTimes?: readonly string[] | undefined;
}

/** A clock as it stands in storage. */
export interface StoredHold extends RunningHold {
  /**
   * The page that wrote it has gone, as at a reload. False in a tab that another one has opened: the browser
   * copies the session storage, and the other tab still has its hold.
   */
  left: boolean;
}

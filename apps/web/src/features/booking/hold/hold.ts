import type { PreparedWork } from '@phial/browser/proof-of-work/work-calls';
import { CallError, refusalData } from '@phial/client/call-error';
import type { Alternatives } from '@phial/contract/booking/availability';
import type { Hold, HoldRequest } from '@phial/contract/booking/hold';
import { takeHold } from '@phial/contract/calls/holds';
import { parseServiceType, type ServiceType } from '@phial/domain/booking/service-type';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import { send } from '../../../api-client/client.ts';
import { doWork } from '../../../fields/captcha-calls.ts';
import type { JourneyAddress } from '../journey.ts';

/** A seat in a slot, as the visitor chose it. */
export interface ChosenSlot {
  servPtId: string;
  /** `YYYY-MM-DD HH:mm:ss`, Hong Kong. */
  servTime: string;
  type: ServiceType;
}

export const sameSlot = (a: ChosenSlot | undefined, b: ChosenSlot | undefined): boolean =>
  a?.servPtId === b?.servPtId && a?.servTime === b?.servTime && a?.type === b?.type;

/** The slot an address names, if it names one whole. */
export function slotOf(address: JourneyAddress): ChosenSlot | undefined {
  const { tab, point, time, type } = address;
  return tab === 'reserve' && point && time ? { servPtId: point, servTime: time, type } : undefined;
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
}

/** A clock as it stands in storage. */
export interface StoredHold extends RunningHold {
  /**
   * The page that wrote it has gone, as at a reload. False in a tab that another one has opened: the browser
   * copies the session storage, and the other tab still has its hold.
   */
  left: boolean;
}

const KEY = 'hold';

/**
 * The clock a reload found running. Session storage holds the slot, the id of
 * the hold and the end of the clock, nothing about the person.
 * @returns undefined where nothing is kept, or something else than a hold
 */
export function readHold(): StoredHold | undefined {
  try {
    return holdOf(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

/**
 * Keeps the clock for a reload; undefined forgets it. Without storage it lasts as long as the page.
 * @param options.left the page is on its way out
 */
export function writeHold(hold: RunningHold | undefined, options = { left: false }): void {
  try {
    if (hold) sessionStorage.setItem(KEY, JSON.stringify({ ...hold, ...options }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be switched off: a reload then asks for a new hold.
  }
}

function holdOf(value: unknown): StoredHold | undefined {
  if (!isRecord(value) || !isRecord(value.slot)) return undefined;
  const { holdId, endsAt, extensionsLeft, slot, left } = value;
  const { servPtId, servTime } = slot;
  const type = typeof slot.type === 'string' ? parseServiceType(slot.type) : undefined;
  if (typeof endsAt !== 'number' || typeof extensionsLeft !== 'number' || !type) return undefined;
  if (typeof servPtId !== 'string' || typeof servTime !== 'string') return undefined;
  return {
    slot: { servPtId, servTime, type },
    holdId: typeof holdId === 'string' ? holdId : undefined,
    endsAt,
    extensionsLeft,
    left: left === true,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** So often a hold is asked for with new work: the price may have risen while the work was done. */
const ATTEMPTS = 3;
/** Milliseconds. On a crowded day the work may take longer than anybody waits; the booking goes on without a hold. */
const PATIENCE = 60_000;

let prepared: Promise<PreparedWork> | undefined;

/** Begins the work for the next hold, while the visitor still chooses a time. Once begun it is not begun again. */
export function prepareHoldWork(): void {
  prepared ??= begin();
}

/** Takes a hold with the work that was prepared, or with new work where that no longer counts. */
export async function takeHoldWithWork(request: HoldRequest): Promise<Hold> {
  for (let attempt = 1; ; attempt++) {
    const work = await nextWork();
    try {
      return await send(takeHold, {
        body: { ...request, ...(work !== undefined && { work }) },
        timeLimit: 'short',
        ownMessage: true,
        // Entering step 3 twice within a second is one person going back and forth, not a duplicate booking.
        repeatSubmit: false,
      });
    } catch (error) {
      const again = error instanceof CallError && error.error === 'work-required' && work !== undefined;
      if (!again || attempt === ATTEMPTS) throw error;
    }
  }
}

/** @returns undefined where no work is asked for, or none could be done: the server then says so */
async function nextWork(): Promise<string | undefined> {
  const ready = prepared ?? begin();
  prepared = undefined;
  const { work, usableUntil } = await ready.catch(() => NO_WORK);
  if (usableUntil > Date.now()) return work;
  return (await begin().catch(() => NO_WORK)).work;
}

const NO_WORK: PreparedWork = { work: undefined, usableUntil: Number.POSITIVE_INFINITY };

function begin(): Promise<PreparedWork> {
  const work = doWork('hold', { signal: AbortSignal.timeout(PATIENCE) });
  // Whoever asks for the hold hears of a failure; until then nobody may be listening.
  work.catch(() => undefined);
  return work;
}

/** A random UUID (version 4). `crypto.randomUUID` is missing over plain HTTP, as on a laboratory's own network. */
export function newUuid(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

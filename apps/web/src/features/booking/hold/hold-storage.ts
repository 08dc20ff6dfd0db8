import { parseServiceType } from '@phial/domain/service-type';
import type { ChosenSlot } from './chosen-slot.ts';

/** A running clock, with the place held while it runs. */
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

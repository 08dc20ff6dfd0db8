import { parseServiceCode } from '@phial/domain/booking/service-type';
import type { RunningHold, StoredHold } from './hold.ts';

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
  const { servPtId, servTime, people } = slot;
  const type = typeof slot.type === 'string' ? parseServiceCode(slot.type) : undefined;
  if (typeof endsAt !== 'number' || typeof extensionsLeft !== 'number' || !type) return undefined;
  if (typeof servPtId !== 'string' || typeof servTime !== 'string') return undefined;
  return {
    slot: { servPtId, servTime, type, ...(typeof people === 'number' && { people }) },
    holdId: typeof holdId === 'string' ? holdId : undefined,
    endsAt,
    extensionsLeft,
    left: left === true,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

import { parseServiceType } from '@phial/domain/service-type';
import type { ChosenSlot } from './chosen-slot.ts';

/** A running clock, with the place held while it runs. */
export interface RunningHold {
  slot: ChosenSlot;
  /** Absent where no place could be held: the clock runs all the same. */
  holdId?: string | undefined;
  /** When the clock has run out, milliseconds since the epoch by the clock of the page. */
  endsAt: number;
  extensionsLeft: number;
}

const KEY = 'hold';

/**
 * The clock a reload found running. Session storage holds the slot, the id of
 * the hold and the end of the clock, nothing about the person.
 * @returns undefined where nothing is kept, or something else than a hold
 */
export function readHold(): RunningHold | undefined {
  try {
    return holdOf(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Keeps the clock for a reload; undefined forgets it. Without storage it lasts as long as the page. */
export function writeHold(hold: RunningHold | undefined): void {
  try {
    if (hold) sessionStorage.setItem(KEY, JSON.stringify(hold));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be switched off: a reload then asks for a new hold.
  }
}

function holdOf(value: unknown): RunningHold | undefined {
  if (!isRecord(value) || !isRecord(value.slot)) return undefined;
  const { holdId, endsAt, extensionsLeft, slot } = value;
  const { servPtId, servTime } = slot;
  const type = typeof slot.type === 'string' ? parseServiceType(slot.type) : undefined;
  if (typeof endsAt !== 'number' || typeof extensionsLeft !== 'number' || !type) return undefined;
  if (typeof servPtId !== 'string' || typeof servTime !== 'string') return undefined;
  return {
    slot: { servPtId, servTime, type },
    holdId: typeof holdId === 'string' ? holdId : undefined,
    endsAt,
    extensionsLeft,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Keys that have come in quick succession outside any text box. */
export interface ScanBurst {
  readonly text: string;
  /** Of the last key, in milliseconds. */
  readonly at: number;
}

export const NO_BURST: ScanBurst = { text: '', at: Number.NEGATIVE_INFINITY };

/** Scanners send a key every 1 to 30 ms; nobody types eight characters at that pace. */
const LONGEST_GAP = 60;
const FEWEST_CHARACTERS = 6;

/** The keys so far, with one more; a pause begins anew. */
export function withKey(burst: ScanBurst, key: string, at: number): ScanBurst {
  return { text: at - burst.at > LONGEST_GAP ? key : burst.text + key, at };
}

/**
 * What a scanner has sent, when its Enter comes.
 * @returns undefined where the keys before were typed by hand, or there were none
 */
export function scannedAtEnter(burst: ScanBurst, at: number): string | undefined {
  return burst.text.length >= FEWEST_CHARACTERS && at - burst.at <= LONGEST_GAP ? burst.text : undefined;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Seconds to the next attempt, after the first, the second…, as the Standard Webhooks specification proposes: a little
 * more than three days in all.
 */
const PAUSES = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** Attempts before a delivery is given up. */
export const MOST_ATTEMPTS = PAUSES.length + 1;

/** A part of each pause, at most, so that deliveries that failed together do not come back together. */
const JITTER = 0.1;

/**
 * When a delivery is tried again.
 * @param failed attempts made so far
 * @param random from 0 to 1
 * @returns undefined when it is given up
 */
export function nextAttempt(failed: number, now: Date, random: number): Date | undefined {
  const pause = PAUSES[failed - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause * 1000 * (1 + JITTER * random));
}

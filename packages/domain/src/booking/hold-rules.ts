/** How long a seat is held for a visitor: the countdown of step 3 (docs/rules/holds.md#ten-minutes). */
export const HOLD_SECONDS = 600;

/** When the visitor is warned that the time runs out and offered more (WCAG 2.2.1). */
export const HOLD_WARNING_SECONDS = 120;

/** How often a hold can be extended by another {@link HOLD_SECONDS}. */
export const HOLD_EXTENSIONS = 10;

/** How long the booking token lasts (docs/rules/identity.md#booking-token). */
export const BOOKING_TOKEN_SECONDS = 1800;

/**
 * Whole seconds until the end, rounded up, so that zero means it is over.
 * @param expiresAt milliseconds since the epoch
 * @param now milliseconds since the epoch
 */
export function secondsLeft(expiresAt: number, now: number): number {
  return Math.max(0, Math.ceil((expiresAt - now) / 1000));
}

const SPOKEN_AT: ReadonlySet<number> = new Set([HOLD_SECONDS, 300, HOLD_WARNING_SECONDS, 60, 30, 10]);

/**
 * Whether a screen reader should say the clock now: at the start, half-way, and
 * oftener towards the end. A clock spoken each second would drown the form.
 */
export function spokenAt(seconds: number): boolean {
  return SPOKEN_AT.has(seconds);
}

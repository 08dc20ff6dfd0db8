/** How long a client information code is good for (docs/rules/on-site.md#client-information-code). */
export const CLIENT_INFORMATION_SECONDS = 3600;

/** From the end backwards. */
const SPOKEN_MOMENTS = [60, 120, 300, 600, 900, 1800, CLIENT_INFORMATION_SECONDS] as const;

/**
 * The moment of a code's clock that was passed last, in seconds before the end.
 * A screen reader says the clock when this changes: a clock spoken each second
 * would drown the page, and one that slept through a moment still says it.
 */
export function spokenMoment(seconds: number): number {
  return SPOKEN_MOMENTS.find((moment) => seconds <= moment) ?? CLIENT_INFORMATION_SECONDS;
}

/** What the whole site may do before it counts as a flood. */
export interface PlannedLoad {
  /** Pictures read rightly in ten minutes; beyond them only work counts. */
  readonly pictures: number;
  /** Challenges solved in an hour that cost nothing extra. */
  readonly solutions: number;
  /** Seats held at once that cost nothing extra. */
  readonly holds: number;
}

/** Of a laboratory that plans for no rush. */
const LEAST: PlannedLoad = { pictures: 300, solutions: 400, holds: 12 };

/**
 * A booking spends one picture, or one challenge in its place, and one challenge for its hold, which stands for ten
 * minutes at most before it is extended.
 * @param peakBookings in the busiest minute, kept up for an hour
 */
export function plannedLoad(peakBookings: number): PlannedLoad {
  return {
    pictures: Math.max(LEAST.pictures, peakBookings * 10),
    solutions: Math.max(LEAST.solutions, peakBookings * 2 * 60),
    holds: Math.max(LEAST.holds, peakBookings * 10),
  };
}

/** The time of day as an argument: whoever needs it takes a clock, so that a test can set it. */
export interface Clock {
  now(): Date;
}

/**
 * The clock of the machine.
 * @param startAt instant to start from instead (`PHIAL_TEST_CLOCK`); it then runs at the usual speed,
 *   measured monotonically, so that a change of the machine's time does not disturb it
 */
export function systemClock(startAt?: Date): Clock {
  if (!startAt) return { now: () => new Date() };
  const origin = startAt.getTime() - performance.now();
  return { now: () => new Date(origin + performance.now()) };
}

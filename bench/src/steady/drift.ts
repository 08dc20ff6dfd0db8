/** What was seen in one minute. */
export interface Minute {
  /** 99 of 100 answers came within so many milliseconds. */
  readonly p99: number;
  readonly serverMegabytes: number;
  readonly databaseMegabytes: number;
}

/** By how much something was more in the last third of the minutes than in the first; 0.1 is a tenth more. */
export function drift(minutes: readonly Minute[], figure: keyof Minute): number {
  const third = Math.max(1, Math.floor(minutes.length / 3));
  const mean = (some: readonly Minute[]) =>
    some.reduce((sum, minute) => sum + minute[figure], 0) / some.length;
  return mean(minutes.slice(-third)) / mean(minutes.slice(0, third)) - 1;
}

/** The least value that so great a share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

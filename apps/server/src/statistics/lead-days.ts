import type { Statistics } from '@phial/contract/staff/statistics';

/** Days from booking to visit, each with how many bookings have it. */
export type LeadDays = ReadonlyMap<number, number>;

/** Quartiles as `percentile_cont` of PostgreSQL has them, between two values in proportion; null of none. */
export function quartilesOf(lead: LeadDays): Statistics['total']['leadDays'] {
  const values = [...lead].filter(([, count]) => count > 0).sort(([one], [other]) => one - other);
  const bookings = values.reduce((sum, [, count]) => sum + count, 0);
  if (bookings === 0) return null;
  const at = (share: number) => {
    const rank = share * (bookings - 1);
    const below = nth(values, Math.floor(rank));
    return below + (nth(values, Math.ceil(rank)) - below) * (rank - Math.floor(rank));
  };
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) };
}

/** The value of the booking of this rank, from 0. */
function nth(values: readonly [number, number][], rank: number): number {
  let passed = 0;
  for (const [value, count] of values) {
    passed += count;
    if (rank < passed) return value;
  }
  throw new Error(`there is no booking of rank ${rank}`);
}

/** The lead times of several groups of bookings together. */
export function together(groups: readonly LeadDays[]): LeadDays {
  const all = new Map<number, number>();
  for (const [days, count] of groups.flatMap((lead) => [...lead]))
    all.set(days, (all.get(days) ?? 0) + count);
  return all;
}

/** What tells two samples of times apart, if anything does. */
export interface RankTest {
  readonly medians: readonly [number, number];
  /** Chance that one of the second sample is longer than one of the first; 0.5 where they are alike. */
  readonly longer: number;
  /** Chance of a difference at least as large between samples that are alike (two-sided). */
  readonly p: number;
}

/**
 * The test of Mann and Whitney, with the normal approximation and its correction for ties: it asks for order alone, so
 * that neither the shape of the times nor a few late ones matter.
 * @param first @param second at least some twenty each
 */
export function rankTest(first: readonly number[], second: readonly number[]): RankTest {
  const all = [
    ...first.map((value) => ({ value, of: 0 })),
    ...second.map((value) => ({ value, of: 1 })),
  ].sort((a, b) => a.value - b.value);
  let rankSum = 0;
  let ties = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (all[to]?.value === all[from]?.value) to += 1;
    const rank = (from + 1 + to) / 2;
    for (const each of all.slice(from, to)) if (each.of === 1) rankSum += rank;
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  const [n, m] = [first.length, second.length];
  const u = rankSum - (m * (m + 1)) / 2;
  const total = n + m;
  const deviation = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))));
  const z = deviation === 0 ? 0 : (u - (n * m) / 2) / deviation;
  return { medians: [median(first), median(second)], longer: u / (n * m), p: twoSided(z) };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [left = 0, right = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? right : (left + right) / 2;
}

/** Abramowitz and Stegun, 26.2.17: wrong by less than 10⁻⁷. */
function twoSided(z: number): number {
  const x = Math.abs(z);
  const t = 1 / (1 + 0.2316419 * x);
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return Math.min(1, 2 * (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series);
}

import { describe, expect, it } from 'vitest';
import { rankTest } from './rank-test.ts';

const upTo = (n: number, from = 1) => Array.from({ length: n }, (_, index) => from + index);

describe('rankTest', () => {
  it('finds no difference between equal samples', () => {
    expect(rankTest(upTo(30), upTo(30))).toEqual({
      medians: [15.5, 15.5],
      longer: 0.5,
      p: expect.closeTo(1, 6),
    });
    expect(rankTest([1, 1, 1], [1, 1, 1])).toMatchObject({ longer: 0.5, p: expect.closeTo(1, 6) });
  });

  it('gives the value of the tables', () => {
    // U = 10 of 100 between two samples of ten: z = 3.0237.
    const { longer, p } = rankTest(
      [...upTo(9), 19],
      upTo(10, 10).map((value) => value + (value === 19 ? 1 : 0)),
    );
    expect(longer).toBeCloseTo(0.91, 2);
    expect(p).toBeCloseTo(0.0019, 3);
  });

  it('is not moved by a few values that are far off', () => {
    expect(rankTest(upTo(40), [...upTo(39), 1e9]).p).toBeGreaterThan(0.9);
  });
});

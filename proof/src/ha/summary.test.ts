import { describe, expect, it } from 'vitest';
import type { TimedCall } from '../../../apps/server/src/testing/race/booker.ts';
import { complaintsAbout, summarize } from './summary.ts';

const call = (
  endedAt: number,
  { status = 200, took = 10, kind = 'create' as TimedCall['kind'] } = {},
): TimedCall => ({ kind, status, invokedAt: endedAt - took, endedAt });

describe('summarize', () => {
  it('measures the longest time without an acknowledged write', () => {
    const calls = [
      call(1_000),
      call(2_000),
      call(3_000, { status: 503 }),
      call(4_000, { kind: 'captcha' }),
      call(9_500),
    ];
    expect(summarize(calls, { from: 500, until: 10_000 }).outage).toBe(7.5);
  });

  it('counts the time up to the end of the span when writes never come back', () => {
    expect(summarize([call(1_000)], { from: 0, until: 40_000 }).outage).toBe(39);
  });

  it('counts calls by what was answered, also those begun before the span', () => {
    const calls = [
      call(5, { took: 2 }),
      call(20, { took: 15 }),
      call(30, { status: 409 }),
      call(40, { status: 503 }),
      call(50, { status: 500 }),
      call(60, { status: 0 }),
    ];
    expect(summarize(calls, { from: 10, until: 100 })).toMatchObject({
      calls: 5,
      ok: 1,
      refused: 1,
      busy: 1,
      failed: 1,
      unanswered: 1,
      longestCall: 15,
    });
  });
});

describe('complaintsAbout', () => {
  it('is content with 503 for less than thirty seconds', () => {
    const calls = [call(1_000), call(2_000, { status: 503, took: 4_900 }), call(30_000)];
    expect(complaintsAbout(summarize(calls, { from: 0, until: 31_000 }))).toEqual([]);
  });

  it('names an outage of more than thirty seconds, late calls, other errors and calls without an answer', () => {
    const calls = [call(40_000, { took: 5_100 }), call(41_000, { status: 500 }), call(42_000, { status: 0 })];
    expect(complaintsAbout(summarize(calls, { from: 0, until: 43_000 }))).toEqual([
      '40.0 s without a write',
      'a call took 5100 ms',
      '1 calls were answered with an error other than 503',
      '1 calls got no answer',
    ]);
  });
});

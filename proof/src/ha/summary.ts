import type { TimedCall } from '../../../apps/server/src/testing/race/booker.ts';

/** Seconds from a write that was acknowledged to the next one, at most, whatever is broken. */
const LONGEST_OUTAGE_S = 30;
const LONGEST_CALL_MS = 5_000;

/** What the clients saw over some time. */
export interface Summary {
  /** Longest time without an acknowledged write; seconds. */
  readonly outage: number;
  readonly calls: number;
  readonly ok: number;
  readonly refused: number;
  /** 503: the visitor is asked to try again. */
  readonly busy: number;
  /** Other errors of the server. */
  readonly failed: number;
  readonly unanswered: number;
  /** Milliseconds. */
  readonly longestCall: number;
}

interface Span {
  readonly from: number;
  readonly until: number;
}

/** When writes were acknowledged, in order; milliseconds of the journal's clock. */
export function acknowledgedWrites(calls: readonly TimedCall[], { from, until }: Span): number[] {
  return calls
    .filter(({ kind, status }) => kind !== 'captcha' && status === 200)
    .map(({ endedAt }) => endedAt)
    .filter((at) => at > from && at <= until)
    .sort((a, b) => a - b);
}

/** Of the calls that were under way at any moment of a span. */
export function summarize(all: readonly TimedCall[], { from, until }: Span): Summary {
  const calls = all.filter(({ endedAt, invokedAt }) => endedAt > from && invokedAt < until);
  const moments = [from, ...acknowledgedWrites(calls, { from, until }), until];
  const gaps = moments.slice(1).map((at, n) => at - (moments[n] ?? at));
  const count = (is: (status: number) => boolean) => calls.filter(({ status }) => is(status)).length;
  return {
    outage: Math.max(...gaps) / 1_000,
    calls: calls.length,
    ok: count((status) => status === 200),
    refused: count((status) => status >= 400 && status < 500),
    busy: count((status) => status === 503),
    failed: count((status) => status >= 500 && status !== 503),
    unanswered: count((status) => status === 0),
    longestCall: Math.max(0, ...calls.map(({ invokedAt, endedAt }) => endedAt - invokedAt)),
  };
}

/** In what a span broke the promises that the cluster is there for; empty when it kept them. */
export function complaintsAbout({ outage, failed, unanswered, longestCall }: Summary): string[] {
  return [
    ...(outage > LONGEST_OUTAGE_S ? [`${outage.toFixed(1)} s without a write`] : []),
    ...(longestCall > LONGEST_CALL_MS ? [`a call took ${longestCall.toFixed(0)} ms`] : []),
    ...(failed > 0 ? [`${failed} calls were answered with an error other than 503`] : []),
    ...(unanswered > 0 ? [`${unanswered} calls got no answer`] : []),
  ];
}

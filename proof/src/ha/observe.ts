import { setTimeout as delay } from 'node:timers/promises';
import type { TimedCall } from '../../../apps/server/src/testing/race/booker.ts';
import type { Cluster } from './cluster.ts';
import type { Crowd } from './crowd.ts';
import type { Fault } from './faults.ts';

export const LONGEST_OUTAGE_S = 30;
export const LONGEST_CALL_MS = 5_000;

/** Nobody waits longer for writes than this, or for the cluster to be whole again. */
const PATIENCE_MS = 60_000;
const MENDED_MS = 150_000;
/** Writes are back once one was acknowledged in each of so many seconds. */
const STEADY_S = 5;

/** What a fault did, as the clients saw it from the moment it struck until the cluster was whole again. */
export interface Observation {
  readonly fault: Fault;
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
  readonly longestCall: number;
  readonly complaints: readonly string[];
}

export async function observe(fault: Fault, cluster: Cluster, crowd: Crowd): Promise<Observation> {
  const complaints: string[] = [];
  const struck = performance.now();
  const mend = await fault.strike(cluster);
  const began = performance.now();
  await delay(fault.lastsMs);
  if (!(await untilSteady(crowd, struck))) complaints.push(`no writes within ${PATIENCE_MS / 1_000} s`);
  const mended = performance.now();
  await mend();
  if (!(await cluster.untilWhole(MENDED_MS))) complaints.push('the cluster did not become whole again');
  if (!(await untilSteady(crowd, mended))) complaints.push('no writes after it was mended');
  return judge(fault, crowd, { from: Math.min(struck, began), until: performance.now() }, complaints);
}

/** @param since milliseconds; what was acknowledged before does not count */
async function untilSteady(crowd: Crowd, since: number): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const now = performance.now();
    const seconds = new Set(
      writes(crowd.calls, Math.max(since, now - STEADY_S * 1_000), now).map((at) =>
        Math.floor((now - at) / 1_000),
      ),
    );
    if (seconds.size === STEADY_S) return true;
    if (now > deadline) return false;
    await delay(100);
  }
}

/** When writes were acknowledged, in order. */
function writes(calls: readonly TimedCall[], from: number, until: number): number[] {
  return calls
    .filter(
      ({ kind, status, endedAt }) =>
        kind !== 'captcha' && status === 200 && endedAt > from && endedAt <= until,
    )
    .map(({ endedAt }) => endedAt)
    .sort((a, b) => a - b);
}

function judge(
  fault: Fault,
  crowd: Crowd,
  { from, until }: { from: number; until: number },
  complaints: string[],
): Observation {
  const calls = crowd.calls.filter(({ endedAt, invokedAt }) => endedAt > from && invokedAt < until);
  const moments = [from, ...writes(calls, from, until), until];
  const gaps = moments.slice(1).map((at, n) => at - (moments[n] ?? at));
  const count = (is: (status: number) => boolean) => calls.filter(({ status }) => is(status)).length;
  const outage = Math.max(...gaps) / 1_000;
  const longestCall = Math.max(0, ...calls.map(({ invokedAt, endedAt }) => endedAt - invokedAt));
  const unanswered = count((status) => status === 0);
  if (outage > LONGEST_OUTAGE_S) complaints.push(`${outage.toFixed(1)} s without a write`);
  if (longestCall > LONGEST_CALL_MS) {
    const late = calls.filter(({ invokedAt, endedAt }) => endedAt - invokedAt > LONGEST_CALL_MS);
    complaints.push(
      `${late.length} calls took longer than ${LONGEST_CALL_MS} ms, one ${longestCall.toFixed(0)} ms`,
    );
  }
  if (unanswered > 0) complaints.push(`${unanswered} calls without an answer`);
  const failed = count((status) => status >= 500 && status !== 503);
  if (failed > 0) complaints.push(`${failed} calls answered with an error other than 503`);
  return {
    fault,
    outage,
    calls: calls.length,
    ok: count((status) => status === 200),
    refused: count((status) => status >= 400 && status < 500),
    busy: count((status) => status === 503),
    failed,
    unanswered,
    longestCall,
    complaints,
  };
}

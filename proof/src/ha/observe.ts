import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Crowd } from './crowd.ts';
import type { Fault } from './faults.ts';
import { acknowledgedWrites, complaintsAbout, type Summary, summarize } from './summary.ts';

/** Nobody waits longer for writes than this, or for the cluster to be whole again. */
const PATIENCE_MS = 60_000;
const MENDED_MS = 150_000;
/** Writes are back once one was acknowledged in each of so many seconds. */
const STEADY_S = 5;

/** What a fault did, from the moment it struck until the cluster was whole again. */
export interface Observation extends Summary {
  readonly fault: Fault;
  readonly complaints: readonly string[];
}

export async function observe(fault: Fault, cluster: Cluster, crowd: Crowd): Promise<Observation> {
  const complaints: string[] = [];
  const from = performance.now();
  const mend = await fault.strike(cluster);
  await delay(fault.lastsMs);
  if (!(await untilSteady(crowd, from))) complaints.push('writes were not back before it was mended');
  const mended = performance.now();
  await mend();
  if (!(await cluster.untilWhole(MENDED_MS))) complaints.push('the cluster did not become whole again');
  if (!(await untilSteady(crowd, mended))) complaints.push('writes were not back after it was mended');
  const summary = summarize(crowd.calls, { from, until: performance.now() });
  return { fault, ...summary, complaints: [...complaints, ...complaintsAbout(summary)] };
}

/** @param since milliseconds; what was acknowledged before does not count */
async function untilSteady(crowd: Crowd, since: number): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const now = performance.now();
    const from = Math.max(since, now - STEADY_S * 1_000);
    const ages = acknowledgedWrites(crowd.calls, { from, until: now }).map((at) => now - at);
    if (new Set(ages.map((age) => Math.floor(age / 1_000))).size === STEADY_S) return true;
    if (now > deadline) return false;
    await delay(100);
  }
}

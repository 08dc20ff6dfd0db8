import { recordRepeatedSignIns } from '../audit/failed-sign-in.sql.ts';
import type { Job, JobDependencies } from './jobs.ts';

const COUNTED_TOGETHER_MS = 3_600_000;

/** Writes into the audit log what followed a first failed sign-in within an hour. */
export const recordFailedSignIns: Job = {
  name: 'record-failed-sign-ins',
  everySeconds: 300,
  work: ({ db, clock }: JobDependencies) =>
    recordRepeatedSignIns(db, new Date(clock.now().getTime() - COUNTED_TOGETHER_MS)),
};

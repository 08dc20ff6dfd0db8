import { eraseUnlessHeld } from '../privacy/held-erasure.ts';
import type { Job } from './jobs.ts';

/**
 * What falls due does so once a day, at midnight in Hong Kong; looking every
 * hour makes up for a turn that failed, and for a server that was down. It stops
 * and asks when more is due than the days since its last run explain.
 */
export const eraseOldPersonalData: Job = {
  name: 'erase-personal-data',
  everySeconds: 3600,
  work: eraseUnlessHeld,
  untilDone: true,
};

import { eraseDue } from '../privacy/erase-due.ts';
import type { Job } from './jobs.ts';

/**
 * What falls due does so once a day, at midnight in Hong Kong; looking every
 * hour makes up for a turn that failed, and for a server that was down.
 */
export const eraseOldPersonalData: Job = {
  name: 'erase-personal-data',
  everySeconds: 3600,
  advisoryLock: 760_421_314,
  work: (deps) => eraseDue(deps, 'job'),
  untilDone: true,
};

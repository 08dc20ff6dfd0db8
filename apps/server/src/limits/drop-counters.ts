import type { Job } from '../jobs/jobs.ts';
import { dropCounters } from './shared-counters.sql.ts';

/** Counters taken away in one transaction. */
const AT_ONCE = 5_000;

/** Takes away the counters whose window is over. */
export const dropOldLimits: Job = {
  name: 'drop-old-limits',
  everySeconds: 60,
  work: ({ db }) => dropCounters(db, AT_ONCE),
  untilDone: true,
  isFrequent: true,
};

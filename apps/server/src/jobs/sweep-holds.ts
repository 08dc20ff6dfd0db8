import { deleteExpiredHolds } from '../holds/hold.sql.ts';
import type { JobDependencies } from './jobs.ts';

/**
 * Removes expired holds. Their places are free already: this keeps the table
 * small. What one turn leaves is for the next.
 */
export function sweepHolds({ db, clock }: JobDependencies): Promise<number> {
  return deleteExpiredHolds(db, clock.now());
}

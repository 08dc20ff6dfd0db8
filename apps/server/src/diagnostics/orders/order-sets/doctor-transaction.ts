import type { AppDependencies } from '../../../app-dependencies.ts';
import type { Queryable } from '../../../db/pool.ts';
import { retryWhenUndone } from '../../../db/retry.ts';
import { Refused } from '../../../errors.ts';
import { lockDoctor } from './doctor-lock.sql.ts';

/**
 * Changes what a doctor keeps for the next orders: one change after the other.
 * @throws Refused `login-expired` where the account was deleted meanwhile, and what `work` throws
 */
export function changeOwn<T>(
  { db }: Pick<AppDependencies, 'db'>,
  doctorId: string,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  return retryWhenUndone(() =>
    db.transaction(async (tx) => {
      if (!(await lockDoctor(tx, doctorId))) throw new Refused('login-expired');
      return work(tx);
    }),
  );
}

import { KEEP_ANSWERS_HOURS } from '../booking/first-answer.ts';
import { dropFirstAnswers } from '../booking/idempotency.sql.ts';
import type { JobDependencies } from './jobs.ts';

/** Forgets the first answers under idempotency keys once they are a day old. */
export function dropOldAnswers({ db, clock }: JobDependencies): Promise<number> {
  return dropFirstAnswers(db, new Date(clock.now().getTime() - KEEP_ANSWERS_HOURS * 3_600_000));
}

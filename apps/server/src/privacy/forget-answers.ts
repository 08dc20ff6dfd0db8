import type { AppDependencies } from '../app-dependencies.ts';
import { personOfAnswer } from '../booking/first-answer.ts';
import type { Queryable } from '../db/pool.ts';
import { deleteAnswers, readAnswersAfter } from './answers.sql.ts';

const ROWS_A_BATCH = 500;

/**
 * Deletes the first answers to a person's creates, which repeat what was sent.
 * They are sealed and carry no hash, so each of the last day is opened.
 * @param docNo as `A123456(3)`
 */
export async function forgetAnswers(
  { db, keys }: Pick<AppDependencies, 'keys'> & { db: Queryable },
  docNo: string,
): Promise<void> {
  let last: Buffer | undefined = Buffer.alloc(0);
  while (last !== undefined) {
    const kept = await readAnswersAfter(db, last, ROWS_A_BATCH);
    const own = kept.filter((answer) => personOfAnswer({ keys }, answer) === docNo);
    if (own.length > 0) {
      await deleteAnswers(
        db,
        own.map((answer) => answer.key_hash),
      );
    }
    last = kept.at(-1)?.key_hash;
  }
}

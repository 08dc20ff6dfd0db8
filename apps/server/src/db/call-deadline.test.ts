import { describe, expect, it } from 'vitest';
import { type CallTime, inCallTime, withCallTime } from './call-deadline.ts';
import { DatabaseTimeout } from './database-error.ts';

/** What `pg-pool` says of a connection that could not be had in time. */
const GIVEN_UP = 'timeout exceeded when trying to connect';

/** What becomes of work in a call that has 20 ms, where this process is busy until both have come to their end. */
function whileBusy(fails: Error): Promise<unknown> {
  const time: CallTime = { deadline: performance.now() + 20, requestId: 'test' };
  return new Promise((resolve) =>
    withCallTime(time, () => {
      const { promise, reject } = Promise.withResolvers<never>();
      inCallTime(() => promise).then(resolve, resolve);
      setTimeout(() => reject(fails), 30);
      const until = performance.now() + 60;
      while (performance.now() < until);
    }),
  );
}

describe('the time of a call that ended while the process was busy', () => {
  it('counts before that of the connection, which ended after it', async () => {
    expect(await whileBusy(new Error(GIVEN_UP))).toBeInstanceOf(DatabaseTimeout);
  });

  it('leaves what the database has answered', async () => {
    const answer = new Error('duplicate key value violates unique constraint');
    expect(await whileBusy(answer)).toBe(answer);
  });
});

import { describe, expect, it } from 'vitest';
import type { Downtime } from './fleet.ts';
import type { Call } from './journal.ts';
import { judgeAnswers } from './judge-answers.ts';

const call = (changes: Partial<Call>): Call => ({
  actor: 'visitor 1',
  kind: 'create',
  server: 0,
  manner: 'plain',
  invokedAt: 1_000,
  endedAt: 1_200,
  status: 200,
  ...changes,
});

function broken(one: Partial<Call>, downtimes: Downtime[] = []): string[] {
  const promises: string[] = [];
  judgeAnswers([call(one)], downtimes, (promise) => promises.push(promise));
  return promises;
}

describe('judgeAnswers', () => {
  it('takes a fair refusal and a 503 for answers', () => {
    expect(broken({ status: 409, error: 'slot-full' })).toEqual([]);
    expect(broken({ status: 503, error: 'busy' })).toEqual([]);
  });

  it('complains of a call that took longer than five seconds, whatever it was answered', () => {
    expect(broken({ endedAt: 6_100 })).toEqual(['late']);
    expect(broken({ endedAt: 6_100, status: 503 })).toEqual(['late']);
  });

  it('complains of a call that broke off while its server ran, and of none whose server was killed', () => {
    expect(broken({ status: 0 })).toEqual(['unanswered']);
    expect(broken({ status: 0 }, [{ server: 1, from: 0, until: 9_000 }])).toEqual(['unanswered']);
    expect(broken({ status: 0 }, [{ server: 0, from: 1_100, until: 9_000 }])).toEqual([]);
    expect(broken({ status: 0, manner: 'hang-up' })).toEqual([]);
  });

  it('complains of other errors of the server, and of refusals that nobody has earned', () => {
    expect(broken({ status: 500 })).toEqual(['failed']);
    expect(broken({ status: 400, error: 'body-invalid' })).toEqual(['false']);
  });
});

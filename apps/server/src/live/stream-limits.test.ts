import { expect, it } from 'vitest';
import { surplusStreams } from './stream-limits.ts';

/** So many streams, each of the next of the sessions in turn, numbered from the oldest. */
function streams(count: number, { sessions, accountId = 'ann' }: { sessions: number; accountId?: string }) {
  return Array.from({ length: count }, (_, number) => ({
    number,
    accountId,
    sessionId: `${accountId} ${number % sessions}`,
  }));
}

const surplusOf = (open: ReturnType<typeof streams>) => {
  const newest = open.at(-1);
  if (newest === undefined) throw new Error('none is open');
  return [...surplusStreams(open, newest)].map(({ number }) => number);
};

it('allows four to a session and twenty to an account', () => {
  expect(surplusOf(streams(4, { sessions: 1 }))).toEqual([]);
  expect(surplusOf(streams(20, { sessions: 5 }))).toEqual([]);
});

it('displaces the oldest of the session, or of the account', () => {
  expect(surplusOf(streams(5, { sessions: 1 }))).toEqual([0]);
  expect(surplusOf(streams(21, { sessions: 21 }))).toEqual([0]);
  // Where one stream is the oldest of both, it is enough.
  expect(surplusOf(streams(25, { sessions: 5 }).slice(0, 21))).toEqual([0]);
});

it('does not affect other accounts', () => {
  const open = [...streams(20, { sessions: 20, accountId: 'ben' }), ...streams(1, { sessions: 1 })];
  expect(surplusOf(open)).toEqual([]);
});

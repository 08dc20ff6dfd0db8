import { beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { type TestClock, testClock } from '../testing/build-test-app.ts';
import { type FailureLog, logFailures } from './failure-log.ts';

const AWAY = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
const READ_ONLY = Object.assign(new Error('cannot execute INSERT'), { code: '25006' });

let clock: TestClock;
let failures: FailureLog;
let lines: { msg: string; job: string; turns: number; err?: { code: string } }[];
beforeEach(() => {
  clock = testClock();
  lines = [];
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  failures = logFailures({ log, clock }, 'ship-wal');
});

const written = () => lines.map(({ msg, turns, err }) => [msg, turns, err?.code]);

describe('the log of a job that fails', () => {
  it('has the first failure at once, and those of the minute after it in one line', () => {
    for (let turn = 0; turn < 13; turn += 1) {
      failures.failed(AWAY);
      clock.advance(5);
    }
    expect(written()).toEqual([
      ['job failed', 1, 'ECONNREFUSED'],
      ['job failed', 13, 'ECONNREFUSED'],
    ]);
    expect(lines.map(({ job }) => job)).toEqual(['ship-wal', 'ship-wal']);
  });

  it('has each kind of error at once, however often they take turns', () => {
    for (const error of [AWAY, READ_ONLY, AWAY, READ_ONLY]) failures.failed(error);
    expect(written()).toEqual([
      ['job failed', 1, 'ECONNREFUSED'],
      ['job failed', 2, '25006'],
    ]);
  });

  it('says once that the job works again, after how many turns, and begins anew', () => {
    failures.worked();
    failures.failed(AWAY);
    failures.failed(AWAY);
    failures.worked();
    failures.worked();
    failures.failed(AWAY);
    expect(written()).toEqual([
      ['job failed', 1, 'ECONNREFUSED'],
      ['job works again', 2, undefined],
      ['job failed', 1, 'ECONNREFUSED'],
    ]);
  });

  it('goes on after the clock of the machine was set back', () => {
    failures.failed(AWAY);
    clock.advance(-3600);
    failures.failed(AWAY);
    expect(written()).toHaveLength(2);
  });
});

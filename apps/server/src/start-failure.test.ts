import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isConnectionError } from './db/database-error.ts';
import { explainDatabaseFailure, explainStartFailure } from './start-failure.ts';

const broken = () => Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' });

describe('a database that breaks off during the start', () => {
  it.each([
    [{ dataDir: '/data' }, 'The embedded database in /data cannot be reached (EPIPE)'],
    [
      { dataDir: '/data', databaseUrl: 'postgres://db.example/phial' },
      'The database of DATABASE_URL cannot be reached (EPIPE)',
    ],
  ])('is named as the one it is: %j', (config, words) => {
    expect(explainStartFailure(explainDatabaseFailure(broken(), config))).toBe(words);
  });

  it('is not taken for one of DATABASE_URL where nobody knows which it is', () => {
    expect(explainStartFailure(broken())).toBe('The database cannot be reached (EPIPE)');
  });
});

it('a file that is not there is not a database that cannot be reached, a socket that is not there is', async () => {
  const config = { dataDir: '/data' };
  const missing: unknown = await readFile('/nowhere/at-all').catch((error: unknown) => error);
  expect(explainDatabaseFailure(missing, config)).toBe(missing);
  const unheard = await new Promise<unknown>((resolve) => {
    connect('/nowhere/at-all').once('error', resolve);
  });
  expect(isConnectionError(unheard)).toBe(true);
});

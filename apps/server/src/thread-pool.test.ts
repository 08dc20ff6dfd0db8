import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { threadPool } from './thread-pool.ts';

/** Returns what it is given unchanged, and fails where it is told to. */
const SCRIPT = `
export function work(input) {
  if (input === 'exit') process.exit(3);
  if (input === 'throw') throw new Error('out of paper');
  return input;
}`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'phial threads '));
  await writeFile(join(folder, 'work.mjs'), SCRIPT);
  await writeFile(join(folder, 'broken.mjs'), `throw new Error('no fonts');`);
});
afterAll(() => rm(folder, { recursive: true }));

const givenPool = (script = 'work.mjs', maxThreads = 1) =>
  threadPool<string, string>(pathToFileURL(join(folder, script)), 'work', () => maxThreads);

test.each([1, 2])('returns each result to its caller, with %d threads', async (maxThreads) => {
  const pool = givenPool('work.mjs', maxThreads);
  expect(await Promise.all(['one', 'two', 'three'].map(pool.run))).toEqual(['one', 'two', 'three']);
});

test('counts the calls that wait for a thread', async () => {
  const pool = givenPool();
  expect(pool.queueSize).toBe(0);
  const calls = ['one', 'two', 'three'].map(pool.run);
  expect(pool.queueSize).toBe(2);
  await Promise.all(calls);
  expect(pool.queueSize).toBe(0);
});

test('fails only the call whose work fails', async () => {
  const pool = givenPool();
  const [failed, done] = await Promise.allSettled([pool.run('throw'), pool.run('one')]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'out of paper' } });
  expect(done.status).toBe('fulfilled');
});

test('uses a new thread after one that ended, also for what waits behind it', async () => {
  const pool = givenPool();
  const [ended, behind] = await Promise.allSettled([pool.run('exit'), pool.run('one')]);
  expect(ended).toMatchObject({ status: 'rejected', reason: { message: 'worker exited with code: 3' } });
  expect(behind.status).toBe('fulfilled');
  expect(await pool.run('two')).toBe('two');
});

test.each([1, 2])(
  'fails every call of a script that cannot be loaded, and leaves the process running, with %d threads',
  async (maxThreads) => {
    const pool = givenPool('broken.mjs', maxThreads);
    const done = await Promise.allSettled(['one', 'two', 'three'].map(pool.run));
    expect(done.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(pool.run('four')).rejects.toThrow('no fonts');
  },
);

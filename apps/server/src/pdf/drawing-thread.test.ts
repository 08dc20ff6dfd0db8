import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawingThread } from './drawing-thread.ts';

/** Draws what it is given unchanged, and fails where it is told to. */
const SCRIPT = `
export function draw(content) {
  if (content === 'exit') process.exit(3);
  if (content === 'throw') throw new Error('out of paper');
  return Buffer.from(content);
}`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'phial drawing '));
  await writeFile(join(folder, 'draw.mjs'), SCRIPT);
  await writeFile(join(folder, 'broken.mjs'), `throw new Error('no fonts');`);
});
afterAll(() => rm(folder, { recursive: true }));

const thread = (script = 'draw.mjs') =>
  drawingThread<(content: string) => Buffer>(pathToFileURL(join(folder, script)), 'draw');

test('returns each PDF to its caller', async () => {
  const drawn = await Promise.all(['one', 'two', 'three'].map(thread()));
  expect(drawn.map(String)).toEqual(['one', 'two', 'three']);
});

test('fails only the PDF that cannot be drawn', async () => {
  const draw = thread();
  const [failed, drawn] = await Promise.allSettled([draw('throw'), draw('one')]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'out of paper' } });
  expect(drawn.status).toBe('fulfilled');
});

test('uses a new thread after one that ended, also for what waits behind it', async () => {
  const draw = thread();
  const [ended, behind] = await Promise.allSettled([draw('exit'), draw('one')]);
  expect(ended).toMatchObject({ status: 'rejected', reason: { message: 'worker exited with code: 3' } });
  expect(behind.status).toBe('fulfilled');
  expect(String(await draw('two'))).toBe('two');
});

test('fails every PDF of a script that cannot be loaded, and leaves the process running', async () => {
  const draw = thread('broken.mjs');
  const drawn = await Promise.allSettled(['one', 'two', 'three'].map(draw));
  expect(drawn.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(draw('four')).rejects.toThrow('no fonts');
});

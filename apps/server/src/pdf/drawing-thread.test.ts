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
});
afterAll(() => rm(folder, { recursive: true }));

const thread = () =>
  drawingThread<(content: string) => Buffer>(pathToFileURL(join(folder, 'draw.mjs')), 'draw');

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

test('uses a new thread after one that ended', async () => {
  const draw = thread();
  await expect(draw('exit')).rejects.toThrow();
  expect(String(await draw('two'))).toBe('two');
});

import { expect, test } from 'vitest';
import { drawingThread } from './drawing-thread.ts';

/** Draws what it is given unchanged, and fails where it is told to. */
const SCRIPT = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, content }) => {
  if (content === 'exit') process.exit(3);
  if (content === 'throw') throw new Error('out of paper');
  if (content === 'refuse') parentPort.postMessage({ id, error: new Error('no ink') });
  else parentPort.postMessage({ id, pdf: Buffer.from(content) });
});`;
const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);

test('returns each PDF to its caller', async () => {
  const draw = drawingThread<string>(script);
  const drawn = await Promise.all(['one', 'two', 'three'].map(draw));
  expect(drawn.map(String)).toEqual(['one', 'two', 'three']);
});

test('fails only the PDF that cannot be drawn', async () => {
  const draw = drawingThread<string>(script);
  const [refused, drawn] = await Promise.allSettled([draw('refuse'), draw('one')]);
  expect(refused).toMatchObject({ status: 'rejected', reason: { message: 'no ink' } });
  expect(drawn.status).toBe('fulfilled');
});

test.each([
  ['throw', 'out of paper'],
  ['exit', 'ended with 3'],
])('uses a new thread after one that ended by %s', async (how, reason) => {
  const draw = drawingThread<string>(script);
  const [ended, behind] = await Promise.allSettled([draw(how), draw('one')]);
  for (const paper of [ended, behind]) {
    expect(paper).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining(reason) } });
  }
  // Asked for at once, while the first thread is still on its way out.
  expect(String(await draw('two'))).toBe('two');
});

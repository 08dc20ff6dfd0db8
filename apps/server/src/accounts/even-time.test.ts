import { expect, it } from 'vitest';
import { inEvenTime } from './even-time.ts';

/** Milliseconds; a timer may ring a fraction of one too early. */
const EVEN = 99;

it.each([
  ['succeeds', async () => 'done'],
  ['fails', () => Promise.reject(new Error('refused'))],
])('what is quick and %s ends as late as what is not', async (_how, work) => {
  const begun = performance.now();
  const outcome = await inEvenTime(work).catch((error: Error) => error.message);
  expect(outcome).toMatch(/^(?:done|refused)$/);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(EVEN);
});

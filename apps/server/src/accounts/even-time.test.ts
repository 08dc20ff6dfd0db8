import { expect, it } from 'vitest';
import { EVEN_MS, inEvenTime } from './even-time.ts';

it.each([
  ['succeeds', async () => 'done'],
  ['fails', () => Promise.reject(new Error('refused'))],
])('what is quick and %s ends as late as what is not', async (_how, work) => {
  const begun = performance.now();
  const outcome = await inEvenTime(work).catch((error: Error) => error.message);
  expect(outcome).toMatch(/^(?:done|refused)$/);
  // A timer may ring a fraction of a millisecond too early.
  expect(performance.now() - begun).toBeGreaterThan(EVEN_MS - 1);
});

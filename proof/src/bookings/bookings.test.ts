import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import type { PromiseName } from './complaint.ts';
import { usual } from './options.ts';
import { report } from './report.ts';
import { runProof } from './run-proof.ts';

/** Promises about time: a machine that does other things meanwhile breaks them. `npm run proof` holds the servers to them. */
const OF_TIME: readonly PromiseName[] = ['late', 'slow'];

/** Of the short form, what takes longest. */
const LEFT_OUT = ['stall', 'day', 'mail'];

it('keeps every promise about bookings while servers and database are killed', async () => {
  const seed = randomInt(2 ** 31);
  const result = await runProof({
    seed,
    faults: [...new Set(usual(false))].filter((name) => !LEFT_OUT.includes(name)),
    visitors: 24,
    pauseMs: 500,
    workers: [1, 1],
    say: () => undefined,
  });
  const broken = result.complaints.filter(({ promise }) => !OF_TIME.includes(promise));
  expect(broken, `npm run proof -- --seed=${seed}\n${report(result)}`).toEqual([]);
  expect(result.counts.acknowledged).toBeGreaterThan(20);
  expect(result.counts.looks).toBeGreaterThan(20);
});

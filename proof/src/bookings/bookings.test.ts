import { afterAll, expect, it } from 'vitest';
import type { PromiseName } from './complaint.ts';
import { endLeftovers } from './leftovers.ts';
import { readCommand } from './options.ts';
import { report } from './report.ts';
import { runProof } from './run-proof.ts';

/** Promises about time: a machine that does other things meanwhile breaks them. `npm run proof` holds the servers to them. */
const OF_TIME: readonly PromiseName[] = ['late', 'slow'];

/** Calls that a run of ten seconds comes to by chance only. */
const MUST_SUCCEED = ['waiting-accept', 'desk-book', 'desk-move', 'desk-cancel'];

// Where the time of the test was over before.
afterAll(endLeftovers);

it('keeps every promise about bookings while servers and database are killed', async () => {
  const { proof, replay } = readCommand(['--faults=kill-server,kill-database', '--visitors=6']);
  const result = await runProof({ ...proof, mustSucceed: MUST_SUCCEED, say: () => undefined });
  const broken = result.complaints.filter(({ promise }) => !OF_TIME.includes(promise));
  expect(broken, `${replay}\n${report(result)}`).toEqual([]);
  expect(result.counts.acknowledged).toBeGreaterThan(10);
  for (const kind of MUST_SUCCEED)
    expect(
      result.calls.some((call) => call.kind === kind && call.status === 200),
      kind,
    ).toBe(true);
  expect(result.counts.looks).toBeGreaterThan(10);
});

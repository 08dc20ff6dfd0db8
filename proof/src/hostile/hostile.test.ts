import { expect, it } from 'vitest';
import { ATTACKS } from './attacks.ts';
import { report } from './report.ts';
import { runHostile } from './run-hostile.ts';

it('answers hostile requests without a fault or an internal word while visitors book', async () => {
  // How long visitors wait is measured by `npm run proof:hostile`: other tests run beside this one.
  const options = { seed: 7, count: 600, rate: 300, say: () => undefined };
  const result = await runHostile(options);
  const shown = report(result, options);
  expect(result.broken, shown).toEqual([]);
  expect(result.faults, shown).toEqual([]);
  expect(result.visitors.failures, shown).toEqual([]);
  expect(result.isAlive).toBe(true);
  const sent = new Set(result.judged.map(({ attack }) => attack));
  expect([...sent].sort()).toEqual(ATTACKS.map(({ title }) => title).sort());
  for (const verdict of ['done', 'refused']) {
    expect(result.judged.filter((each) => each.verdict === verdict).length, verdict).toBeGreaterThan(50);
  }
});

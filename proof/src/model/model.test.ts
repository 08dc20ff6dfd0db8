import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../apps/server/src/testing/test-database.ts';
import { readModelCommand } from './options.ts';
import { runModels } from './run-model.ts';

it('answers and shows what the models of bookings and schedules do', async () => {
  const db = await createTestDatabase();
  try {
    const { failure, steps } = await runModels(db, readModelCommand(['--steps=600', '--seed=1']));
    expect(failure, `seed ${failure?.seed}`).toBeUndefined();
    expect(steps).toBeGreaterThanOrEqual(600);
  } finally {
    await db.close();
  }
});

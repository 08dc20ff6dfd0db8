import { expect, it } from 'vitest';
import { provePlanted } from './prove.ts';
import { TAKING } from './send.ts';

it('leaves no value of a person in database, WAL, backups, log, traces, metrics or refusals', async () => {
  // Each call that takes a person has at least one.
  const people = Math.ceil(TAKING.length / 4);
  const { done, found, findsWhatIsThere, backupFiles } = await provePlanted({ people, seed: 7 });
  expect(findsWhatIsThere).toBe(true);
  expect(backupFiles).toBeGreaterThan(0);
  for (const call of ['createBooking', 'findBookings', 'changeBooking', 'addPatient', 'createOrder'])
    expect(done[call], call).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

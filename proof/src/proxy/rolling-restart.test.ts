import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { givenSlot, readSeats } from '../../../apps/server/src/testing/builders.ts';
import { putLoad } from './load.ts';
import { type Servers, startServers } from './servers.ts';
import { openSite, type Site } from './site.ts';

/** So many that some have a call on the way whenever a process begins to end. */
const VISITORS = 24;
const ROUNDS = 3;

describe.skipIf(inject('missingPrograms').length > 0)('a rolling restart behind nginx', () => {
  let servers: Servers;
  let site: Site;
  beforeAll(async () => {
    servers = await startServers({ PHIAL_TEST_LIMITS: 'off' });
    site = await openSite(servers.ports);
  });
  afterAll(async () => {
    await site.stop();
    await servers.stop();
  });

  it('loses no call of the load that goes on', async () => {
    const slot = await givenSlot(servers.test.db, { capacity: 10_000 });
    const wires = Array.from({ length: VISITORS }, (_, n) => site.visitorFrom(`127.0.0.${n + 10}`));
    const load = putLoad(wires, slot);
    for (let round = 0; round < ROUNDS; round++) {
      await servers.restart(0);
      await servers.restart(1);
    }
    const { calls, failures } = await load.end();
    expect(failures, (await site.nginx.complaints()).join('\n')).toEqual([]);
    expect(calls.POST).toBeGreaterThan(100);
    // Each booking was cancelled and each hold released, so none was made twice.
    expect(await readSeats(servers.test.db, slot.id)).toEqual({ taken: 0, booked: 0, held: 0 });
  });
});

import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeOnce } from '../../apps/server/src/testing/shared-database.ts';
import { makeOwnDatabase, serverOfJourneys } from './own-database.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { startServerOn } from './server-on-database.ts';
import { STAFF_PASSWORD } from './staff-accounts.ts';

/**
 * Starts a server with the sample on a database of its own, and with the accounts of the sample, whose password is
 * {@link STAFF_PASSWORD}; `stop` leaves nothing behind. The sample is loaded once a run for each clock, which takes ten
 * seconds of a processor; each server gets a copy, and starts as a server does after its first day.
 * @param settings `PHIAL_TEST_CLOCK` is the clock by which the sample is loaded
 */
export async function startSampleServer(settings: Record<string, string> = {}): Promise<OwnServer> {
  const { PHIAL_TEST_CLOCK: clock = '' } = settings;
  const name = `sample_${createHash('sha256').update(clock).digest('hex').slice(0, 12)}`;
  const keys = join(process.env.E2E_DATA ?? '', name);
  const fill = async (url: string) => {
    await rm(keys, { recursive: true, force: true });
    const first = await startOwnServer(keys, {
      DATABASE_URL: url,
      PHIAL_TEST_PASSWORD: STAFF_PASSWORD,
      ...(clock !== '' && { PHIAL_TEST_CLOCK: clock }),
    });
    await first.stop();
  };
  await makeOnce(await serverOfJourneys(), { name, fill });
  return startServerOn(await makeOwnDatabase(name), settings, keys);
}

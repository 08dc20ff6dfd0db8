import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../../apps/server/src/clock.ts';
import { loadKeyRing } from '../../apps/server/src/crypto/key-ring.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { StartError } from '../../apps/server/src/start-failure.ts';
import { freePort } from './harness/free-port.ts';
import { load } from './harness/machine.ts';
import { DATA_DIR, onOwnDatabase } from './harness/own-database.ts';
import { memoryOfTrees } from './harness/process-memory.ts';
import { startServer } from './harness/server-process.ts';
import { drift, type Minute, percentile } from './steady/drift.ts';
import { type Answered, openLoad } from './steady/open-load.ts';
import { visitorMix } from './steady/visitor-mix.ts';
import { benchKeys } from './world/callers.ts';
import { emptyDatabase, makePersonTable, settleTables } from './world/seed.sql.ts';
import { seedWorld } from './world/seed.ts';

/*
 * `npm run bench:steady`: the planned load, 217 mixed requests a second, for half an hour, limits on; whether the last
 * ten minutes are as the first ten.
 */

const RATE = 217;
/** What the limits are made for: 217 bookings a second. */
const PEAK_BOOKINGS_A_MINUTE = '13000';
const AIM = 0.1;

await onOwnDatabase(async (db, databaseUrl, folder) => {
  const count = readMinutes();
  const setting = benchKeys();
  const keys = await loadKeyRing({ keys: setting, dataDir: DATA_DIR });
  await emptyDatabase(db);
  await migrate(db);
  await makePersonTable(db);
  const world = await seedWorld({ db, keys, clock: systemClock() }, { points: 80, people: 30_000 });
  await settleTables(db);
  const options = { port: await freePort(), databaseUrl, keys: setting, dataDir: DATA_DIR, workers: 1 };
  const server = await startServer({ ...options, limits: true, env: { PEAK_BOOKINGS_A_MINUTE } });
  const postmaster = Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);
  const visitors = visitorMix(server.port, world);
  try {
    console.log(
      `${RATE} requests a second for ${count} minutes, after one that is not counted; load ${load()}`,
    );
    const minutes: Minute[] = [];
    for (let number = 0; number <= count; number++) {
      const answers: Answered[] = [];
      await openLoad({ rate: RATE, seconds: 60 }, visitors.send, (answered) => answers.push(answered));
      const minute = {
        p99: percentile(
          answers.map(({ milliseconds }) => milliseconds),
          0.99,
        ),
        serverMegabytes: await memoryOfTrees([server.pid]),
        databaseMegabytes: await memoryOfTrees([postmaster]),
      };
      console.log(`${number === 0 ? 'warm-up' : `minute ${number}`}: ${describe(minute, answers)}`);
      if (number > 0) minutes.push(minute);
    }
    console.log(`load ${load()} at the end`);
    if (minutes.length >= 3) console.log(verdict(minutes));
  } finally {
    visitors.close();
    await server.stop();
  }
});

function describe(minute: Minute, answers: readonly Answered[]): string {
  const failures = answers.flatMap(({ failure }) => failure ?? []);
  const kinds = Object.entries(Object.groupBy(failures, (failure) => failure));
  const named = kinds.map(([failure, all]) => `${all?.length} × ${failure}`).join(', ');
  const times = answers.map(({ milliseconds }) => milliseconds);
  return [
    `${answers.length} requests`,
    `median ${percentile(times, 0.5).toFixed(1)} ms, 99 % within ${minute.p99.toFixed(1)} ms, all within ${percentile(times, 1).toFixed(0)} ms`,
    `${failures.length} errors${named && ` (${named})`}`,
    `server ${minute.serverMegabytes.toFixed(0)} MB, PostgreSQL ${minute.databaseMegabytes.toFixed(0)} MB`,
  ].join('; ');
}

function verdict(minutes: readonly Minute[]): string {
  const figures = [
    ['99th percentile', 'p99'],
    ['memory of the server', 'serverMegabytes'],
    ['memory of PostgreSQL', 'databaseMegabytes'],
  ] as const;
  return figures
    .map(([title, figure]) => {
      const more = drift(minutes, figure);
      const percent = `${more < 0 ? '' : '+'}${(more * 100).toFixed(1)} %`;
      return `${title}, last third against the first: ${percent} (aim ≤ +${AIM * 100} %: ${more <= AIM ? 'kept' : 'missed'})`;
    })
    .join('\n');
}

/** @throws StartError that shows how it is meant */
function readMinutes(): number {
  const usage = 'npm run bench:steady -- [--minutes=30]';
  try {
    const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
    const minutes = Number(values.minutes);
    if (Number.isInteger(minutes) && minutes > 0) return minutes;
  } catch {
    // Says the same.
  }
  throw new StartError(usage);
}

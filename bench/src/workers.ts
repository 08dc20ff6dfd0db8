import { systemClock } from '../../apps/server/src/clock.ts';
import { loadKeyRing } from '../../apps/server/src/crypto/key-ring.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { freePort } from './harness/free-port.ts';
import { httpLoad } from './harness/http-load.ts';
import { load } from './harness/machine.ts';
import { DATA_DIR, onOwnDatabase } from './harness/own-database.ts';
import { getRequest } from './harness/request-bytes.ts';
import { median } from './harness/rounds.ts';
import { type ServerProcess, startServer } from './harness/server-process.ts';
import { homePaths, IN_GZIP } from './measures/home-page.ts';
import { monthPath } from './measures/month.ts';
import { benchKeys } from './world/callers.ts';
import { emptyDatabase, makePersonTable, settleTables } from './world/seed.sql.ts';
import { seedWorld, type World } from './world/seed.ts';

/*
 * `npm run bench:workers`: what two worker processes answer against one, on calls that do not wait for the database.
 */

const CLIENTS = 32;
const ROUNDS = 7;
const SECONDS = 3;
const PROCESSORS = 2;
const AIM = 1.6;

interface Round {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds of processor time of the server processes for an answer. */
  readonly serverMs: number;
  /** The same of the one who asks. */
  readonly loadMs: number;
}

await onOwnDatabase(async (db, databaseUrl) => {
  const setting = benchKeys();
  const keys = await loadKeyRing({ keys: setting, dataDir: DATA_DIR });
  await emptyDatabase(db);
  await migrate(db);
  await makePersonTable(db);
  const world = await seedWorld({ db, keys, clock: systemClock() }, { points: 80, people: 3_000 });
  await settleTables(db);
  const servers: ServerProcess[] = [];
  try {
    const options = { databaseUrl, keys: setting, dataDir: DATA_DIR, limits: false };
    const one = await startServer({ ...options, port: await freePort(), workers: 1 });
    servers.push(one);
    const two = await startServer({ ...options, port: await freePort(), workers: 2 });
    servers.push(two);
    console.log(`${ROUNDS} rounds of ${SECONDS} s in turn; load ${load()}`);
    for (const [title, request] of await calls(world)) {
      await ask(one, request);
      await ask(two, request);
      const rounds: { one: Round; two: Round }[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        rounds.push({ one: await ask(one, request), two: await ask(two, request) });
      }
      console.log(`${title}: ${describe(rounds)}`);
    }
    console.log(`load ${load()} at the end`);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
});

async function calls(world: World): Promise<[title: string, request: (n: number) => string][]> {
  const month = getRequest(monthPath(world, 0, 0));
  const captcha = getRequest('/api/auth/code');
  const page = (await homePaths()).map((path) => getRequest(path, IN_GZIP));
  return [
    ['month of slots, remembered', () => month],
    ['home page and its files', (n) => page[n % page.length] ?? ''],
    ['captcha, picture and all', () => captcha],
  ];
}

async function ask(server: ServerProcess, request: (n: number) => string): Promise<Round> {
  const [serverBefore, loadBefore] = [await server.cpuSeconds(), process.cpuUsage()];
  const { rate, answers } = await httpLoad({
    port: server.port,
    clients: CLIENTS,
    seconds: SECONDS,
    request,
  });
  const { user, system } = process.cpuUsage(loadBefore);
  const serverMs = (((await server.cpuSeconds()) - serverBefore) * 1000) / answers;
  return { rate, serverMs, loadMs: (user + system) / 1000 / answers };
}

/** What two workers would answer in a second if they had both processors to themselves. */
function withoutLoad({ rate, loadMs }: Round): number {
  const busyAsking = (rate * loadMs) / 1000;
  return (rate * PROCESSORS) / (PROCESSORS - busyAsking);
}

function describe(rounds: readonly { one: Round; two: Round }[]): string {
  const of = (figure: (round: { one: Round; two: Round }) => number) => median(rounds.map(figure));
  const measured = of(({ one, two }) => two.rate / one.rate);
  const alone = of(({ one, two }) => withoutLoad(two) / one.rate);
  return [
    `${of(({ one }) => one.rate).toFixed(0)} and ${of(({ two }) => two.rate).toFixed(0)} a second, ratio ${measured.toFixed(2)}`,
    `processor ms an answer: server ${of(({ one }) => one.serverMs).toFixed(3)} and ${of(({ two }) => two.serverMs).toFixed(3)}, load ${of(({ two }) => two.loadMs).toFixed(3)}`,
    `ratio without the load ${alone.toFixed(2)} (aim ≥ ${AIM})`,
  ].join('; ');
}

import { parseArgs } from 'node:util';
import { loadKeyRing } from '../../apps/server/src/crypto/key-ring.ts';
import { type Database, openDatabase } from '../../apps/server/src/db/pool.ts';
import { StartError } from '../../apps/server/src/start-failure.ts';
import { freePort } from './harness/free-port.ts';
import { load } from './harness/machine.ts';
import { DATA_DIR, onOwnDatabase } from './harness/own-database.ts';
import { startServer } from './harness/server-process.ts';
import { signInStaff } from './harness/staff.ts';
import { timed } from './harness/timing.ts';
import type { Call, Site } from './large/call.ts';
import { compareSites } from './large/compare-sites.ts';
import { ratioTable } from './large/ratio-table.ts';
import { STAFF_CALLS } from './large/staff-calls.ts';
import { VISITOR_CALLS } from './large/visitor-calls.ts';
import { fillWorld, LARGE, SMALL } from './large/worlds.ts';
import { benchKeys } from './world/callers.ts';
import { makeDatabaseBeside } from './world/large.sql.ts';

/*
 * `npm run bench:large`: each call on a small database and on one with a million bookings, a thousand service points
 * and a year of slots, in turn, each by a server of its own.
 */

/** The desk's before those that cancel. */
const CALLS: readonly Call[] = [...STAFF_CALLS, ...VISITOR_CALLS];

const USAGE = `npm run bench:large -- [--rounds=5] [--seconds=2] [call…], calls: ${CALLS.map(({ name }) => name).join(', ')}`;

await onOwnDatabase(async (db, url) => {
  const { chosen, plan } = readArguments();
  const setting = benchKeys();
  const stops: (() => Promise<void>)[] = [];
  try {
    const small = await openSite('small');
    const large = await openSite('large');
    console.log(`load ${load()}`);
    const lines = [];
    for (const call of chosen) {
      console.log(`${call.title}…`);
      lines.push({ call, outcome: await compareSites(call, { small, large }, plan) });
    }
    console.log(`\n${plan.rounds} rounds of ${plan.seconds} s in turn; load ${load()} at the end\n`);
    console.log(ratioTable(lines));
  } finally {
    for (const stop of stops.reverse()) await stop();
  }

  async function openSite(name: 'small' | 'large'): Promise<Site> {
    const address = await makeDatabaseBeside(db, url, `bench_${name}`);
    const keys = await loadKeyRing({ keys: setting, dataDir: DATA_DIR });
    let site: Pick<Site, 'world'> | undefined;
    const filling = await timed(async () => {
      site = { world: await fillWorld(address, keys, name === 'small' ? SMALL : LARGE) };
    });
    if (site === undefined) throw new Error(`nothing was filled into ${name}`);
    const { points, slots, bookings } = site.world;
    console.log(
      `${name}: ${points} points, ${slots} slots, ${bookings} bookings, filled in ${(filling / 1000).toFixed(0)} s`,
    );
    return { ...site, ...(await serve(address)), keys };
  }

  async function serve(databaseUrl: string): Promise<Omit<Site, 'world' | 'keys'>> {
    const own: Database = openDatabase(databaseUrl);
    stops.push(() => own.close());
    const port = await freePort();
    const server = await startServer({
      port,
      databaseUrl,
      keys: setting,
      dataDir: DATA_DIR,
      workers: 1,
      limits: false,
    });
    stops.push(() => server.stop());
    const counter = await signInStaff(own, port, 'counter');
    const manager = await signInStaff(own, port, 'manager');
    return { port, db: own, counter, manager };
  }
});

/** @throws StartError that shows how it is meant */
function readArguments() {
  const { values, positionals } = parsed();
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  const known = positionals.every((name) => CALLS.some((call) => call.name === name));
  if (!known || ![rounds, seconds].every((count) => Number.isInteger(count) && count > 0)) {
    throw new StartError(USAGE);
  }
  const chosen = CALLS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  return { chosen, plan: { rounds, seconds, warmUpSeconds: 2 } };
}

function parsed() {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  try {
    return parseArgs({ options: { rounds: text('5'), seconds: text('2') }, allowPositionals: true });
  } catch {
    throw new StartError(USAGE);
  }
}

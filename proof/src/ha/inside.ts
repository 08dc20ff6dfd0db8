import { loadavg } from 'node:os';
import { seededRandom } from '../../../apps/server/src/testing/race/seeded-random.ts';
import { FAULTS } from './faults.ts';
import { type Observation, observe } from './observe.ts';
import { readOptions } from './options.ts';
import { table } from './report.ts';
import { buildStand } from './stand.ts';
import { judgeNodes } from './verdict.ts';

/*
 * The proof itself, the first process in namespaces of its own: whatever it starts, mounts and plugs in is gone with
 * it. The folder for what is written is its first argument.
 */

/** Each fault with what it takes to mend, at most. */
const LONGEST_FAULT_MS = 300_000;

const MOST_COMPLAINTS = 40;

const [folder = '', ...args] = process.argv.slice(2);
const options = readOptions(args);
const say = (line: string) => console.log(line);
const complaints: string[] = [];
const observations: Observation[] = [];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => finish('Interrupted'));
setTimeout(() => finish('It took too long'), 600_000 + options.faults.length * LONGEST_FAULT_MS).unref();

try {
  const { seed, clients } = options;
  const { cluster, crowd, stopServers } = await buildStand(folder, { seed, clients, say });
  for (const name of shuffled(options.faults, seed)) {
    const fault = FAULTS.find((one) => one.name === name);
    if (fault === undefined) continue;
    const observation = await observe(fault, cluster, crowd);
    observations.push(observation);
    say(
      `${observations.length}/${options.faults.length} ${fault.title}: ${observation.outage.toFixed(1)} s without a write, longest call ${observation.longestCall.toFixed(0)} ms${observation.complaints.map((line) => `\n    ${line}`).join('')}`,
    );
    complaints.push(...observation.complaints.map((line) => `${fault.title}: ${line}`));
  }
  await crowd.stop();
  complaints.push(...(await stopServers()));
  complaints.push(...(await judgeNodes(cluster, crowd.journal)));
  const count = (outcome: string) => crowd.journal.filter((entry) => entry.outcome === outcome).length;
  say(
    `${count('ok')} writes acknowledged, ${count('refused')} refused, ${count('unknown')} not answered at first`,
  );
} catch (error) {
  complaints.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
finish();

function finish(reason?: string): never {
  const [load = 0] = loadavg();
  say(
    `\nseed ${options.seed}, ${options.clients} clients, load ${load.toFixed(1)} at the end\n\n${table(observations)}\n`,
  );
  const all = reason === undefined ? complaints : [...complaints, reason];
  for (const line of all.slice(0, MOST_COMPLAINTS)) console.error(line);
  if (all.length > MOST_COMPLAINTS) console.error(`and ${all.length - MOST_COMPLAINTS} more`);
  if (all.length === 0)
    say('No acknowledged booking lost, none sold twice; counters equal rows on all three nodes.');
  process.exit(all.length === 0 ? 0 : 1);
}

/** In an order that follows from the seed (Fisher and Yates). */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = seededRandom(seed);
  const left = [...items];
  return items.map(() => left.splice(random(left.length), 1)[0] as T);
}

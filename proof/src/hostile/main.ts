import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { buildSites } from '../../../scripts/build.ts';
import { MOST_TIMES, report, slowdownOf } from './report.ts';
import { runHostile } from './run-hostile.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    rate: { type: 'string', default: '250' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    only: { type: 'string' },
  },
});
const options = {
  count: Number(values.count),
  rate: Number(values.rate),
  seed: Number(values.seed),
  only: values.only === undefined ? undefined : Number(values.only),
  say: (line: string) => console.log(line),
};
// In order, so that the server and its database end too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
await buildSites(options.say);
options.say(
  `seed ${options.seed}: npm run proof:hostile -- --count=${options.count} --rate=${options.rate} --seed=${options.seed} replays it`,
);
const result = await runHostile(options);
options.say(report(result, options));
const slowdown = slowdownOf(result);
if (slowdown > MOST_TIMES) console.error(`✗ visitors waited ${slowdown.toFixed(1)} times as long`);
const { broken, faults, isAlive, visitors } = result;
const wrong = broken.length + faults.length + visitors.failures.length;
if (wrong > 0 || !isAlive || slowdown > MOST_TIMES) process.exitCode = 1;

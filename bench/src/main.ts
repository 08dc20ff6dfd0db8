import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { explainStartFailure, StartError } from '../../apps/server/src/start-failure.ts';
import { ROOT } from '../../scripts/program.ts';
import { describeMachine, load } from './harness/machine.ts';
import type { Measure } from './harness/measure.ts';
import { compare, type Plan } from './harness/rounds.ts';
import { buildStand, type Stand } from './harness/stand.ts';
import { type Line, table } from './harness/table.ts';
import { captcha } from './measures/captcha.ts';
import { create } from './measures/create.ts';
import { enquiry } from './measures/enquiry.ts';
import { hold } from './measures/hold.ts';
import { homePage } from './measures/home-page.ts';
import { month } from './measures/month.ts';
import { monthRemembered } from './measures/month-remembered.ts';

/** In this order: the enquiry looks among the appointments there are before any are added. */
const MEASURES: readonly Measure[] = [homePage, month, monthRemembered, enquiry, captcha, hold, create];
const PLAN: Plan = { rounds: 5, seconds: 3, warmUpSeconds: 3 };
const CLIENTS = 16;

const USAGE = `npm run bench [-- [--profile] [measure…]]   measures: ${MEASURES.map(({ name }) => name).join(', ')}`;

try {
  process.once('SIGINT', () => process.exit(130));
  const { chosen, profile } = readArguments();
  const profileTo = join(ROOT, 'bench', '.cache');
  const stand = await buildStand({ clients: CLIENTS, say: console.log, ...(profile && { profileTo }) });
  try {
    console.log((await describeMachine(stand)).join('\n'));
    const lines: Line[] = [];
    for (const measure of chosen) {
      console.log(`${measure.title}…`);
      lines.push({ measure, result: await take(measure, stand) });
    }
    console.log(
      `\n${PLAN.rounds} rounds of ${PLAN.seconds} s in turn; load ${load()} at the end\n\n${table(lines)}`,
    );
  } finally {
    await stand.close();
  }
  if (profile) console.log(`\nProfile of the server in ${profileTo}`);
} catch (error) {
  console.error(explainStartFailure(error));
  process.exitCode = 1;
}

async function take(measure: Measure, stand: Stand): Promise<Line['result']> {
  const contest = await measure.contest(stand);
  if (typeof contest === 'string') return contest;
  return compare(contest, PLAN).finally(() => contest.end?.());
}

function readArguments(): { chosen: readonly Measure[]; profile: boolean } {
  const { values, positionals } = parseArgs({
    options: { profile: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !MEASURES.some((measure) => measure.name === name));
  if (unknown !== undefined) throw new StartError(`There is no measure "${unknown}": ${USAGE}`);
  const chosen = MEASURES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  return { chosen, profile: values.profile };
}

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
import { createStatements } from './measures/create-statements.ts';
import { enquiry } from './measures/enquiry.ts';
import { hold } from './measures/hold.ts';
import { homePage, homePageBare } from './measures/home-page.ts';
import { month } from './measures/month.ts';
import { monthBare, monthRemembered } from './measures/month-remembered.ts';
import { wholeBooking } from './measures/whole-booking.ts';

/** In this order: the enquiry looks among the appointments there are before any are added. */
const MEASURES: readonly Measure[] = [
  homePage,
  homePageBare,
  month,
  monthRemembered,
  monthBare,
  enquiry,
  captcha,
  hold,
  create,
  createStatements,
  wholeBooking,
];
const WARM_UP_SECONDS = 4;
const CLIENTS = 16;

const USAGE = `npm run bench -- [--rounds=5] [--seconds=3] [--workers=1] [--profile] [measure…], measures: ${MEASURES.map(({ name }) => name).join(', ')}`;

try {
  // In order, so that the database and everything else that was started ends too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const { chosen, plan, workers, profile } = readArguments();
  const profileTo = join(ROOT, 'bench', '.cache');
  const stand = await buildStand({
    clients: CLIENTS,
    workers,
    say: console.log,
    ...(profile && { profileTo }),
  });
  try {
    console.log((await describeMachine(stand)).join('\n'));
    const lines: Line[] = [];
    for (const measure of chosen) {
      console.log(`${measure.title}…`);
      const result = await take(measure, stand, plan);
      console.log(`  ${inShort(result)}`);
      lines.push({ measure, result });
    }
    const { rounds, seconds } = plan;
    console.log(`\n${rounds} rounds of ${seconds} s in turn; load ${load()} at the end\n\n${table(lines)}`);
  } finally {
    await stand.close();
  }
  if (profile) console.log(`\nProfile of the server in ${profileTo}`);
} catch (error) {
  console.error(explainStartFailure(error));
  process.exitCode = 1;
}

async function take(measure: Measure, stand: Stand, plan: Plan): Promise<Line['result']> {
  const contest = await measure.contest(stand);
  if (typeof contest === 'string') return contest;
  return compare(contest, plan).finally(() => contest.end?.());
}

function inShort(result: Line['result']): string {
  if (typeof result === 'string') return `left out: ${result}`;
  return result.against?.ratio.toFixed(2) ?? `${result.cpu?.all.toFixed(2)} ms`;
}

/** @throws StartError that shows how it is meant */
function readArguments(): { chosen: readonly Measure[]; plan: Plan; workers: number; profile: boolean } {
  const { values, positionals } = parsed();
  const [rounds, seconds, workers] = [Number(values.rounds), Number(values.seconds), Number(values.workers)];
  const known = positionals.every((name) => MEASURES.some((measure) => measure.name === name));
  if (!known || ![rounds, seconds, workers].every((count) => Number.isInteger(count) && count > 0)) {
    throw new StartError(USAGE);
  }
  const chosen = MEASURES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  return {
    chosen,
    plan: { rounds, seconds, warmUpSeconds: WARM_UP_SECONDS },
    workers,
    profile: values.profile,
  };
}

function parsed() {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const options = {
    rounds: text('5'),
    seconds: text('3'),
    workers: text('1'),
    profile: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new StartError(USAGE);
  }
}

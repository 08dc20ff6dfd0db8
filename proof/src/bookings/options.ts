import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { StartError } from '../../../apps/server/src/start-failure.ts';
import { FAULTS, type FaultName } from './faults.ts';
import type { ProofOptions } from './run-proof.ts';

const MOST_TIMES = 1_000;
const MOST_VISITORS = 200;
const MOST_SEED = 2 ** 31;

export const USAGE = `npm run proof -- [options]

Real servers on a real PostgreSQL, seeded visitors, faults; then every answer is compared with what is there.

  --long             many times over, some hour
  --seed=N           the same actions and faults as the run that printed it
  --faults=NAME:N,…  only these, each so often: ${FAULTS.map(({ name }) => name).join(', ')}
  --visitors=N       people at once; 24 unless given
  --keep             leave the journal and the logs of the servers behind; a run that fails always does
  --mutations        takes one guard after the other out of a copy of the server, and expects each run to fail
  --help             this text

docs/proof.md says what is claimed, and how the table is read.`;

export interface Command {
  readonly proof: Omit<ProofOptions, 'say'>;
  /** The command that lets the same people meet the same faults in the same order. */
  readonly replay: string;
  readonly isHelp: boolean;
  readonly isMutations: boolean;
}

/** @throws StartError that shows how it is meant */
export function readCommand(args: readonly string[]): Command {
  const values = parsed(args);
  const { long, seed, faults, visitors } = values;
  const proof = {
    seed: seed === undefined ? randomInt(MOST_SEED) : wholeNumber(seed, MOST_SEED),
    faults: faults === undefined ? usual(long) : faults.split(',').flatMap(named),
    visitors: visitors === undefined ? 24 : wholeNumber(visitors, MOST_VISITORS),
    pauseMs: long ? 4_000 : 1_000,
    workers: long ? [1, 1, 2] : [1, 1],
    keep: values.keep,
  };
  const replay = [
    'npm run proof --',
    ...(long ? ['--long'] : []),
    ...(faults === undefined ? [] : [`--faults=${faults}`]),
    ...(visitors === undefined ? [] : [`--visitors=${visitors}`]),
    `--seed=${proof.seed}`,
  ].join(' ');
  return { proof, replay, isHelp: values.help, isMutations: values.mutations };
}

/** Every fault, as often as it happens in the short form or in the long one. */
function usual(isLong: boolean): FaultName[] {
  return FAULTS.flatMap(({ name, times }) => Array<FaultName>(isLong ? times.long : times.short).fill(name));
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        long: flag,
        seed: text,
        faults: text,
        visitors: text,
        keep: flag,
        mutations: flag,
        help: flag,
      },
    }).values;
  } catch {
    throw new StartError(USAGE);
  }
}

function named(text: string): FaultName[] {
  const [wanted, times = '1'] = text.split(':');
  const fault = FAULTS.find(({ name }) => name === wanted);
  if (fault === undefined) throw new StartError(USAGE);
  return Array<FaultName>(wholeNumber(times, MOST_TIMES)).fill(fault.name);
}

function wholeNumber(text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > most) throw new StartError(USAGE);
  return number;
}

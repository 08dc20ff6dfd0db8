import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { StartError } from '../../../apps/server/src/start-failure.ts';
import { FAULTS, type FaultName } from './faults.ts';

export interface ProofOptions {
  /** Each as often as it is to happen, in a random order that follows from the seed. */
  readonly faults: readonly FaultName[];
  readonly seed: number;
  readonly clients: number;
  /** Whether what the programs wrote is left behind. */
  readonly keepLogs: boolean;
}

const MOST = 200;

const USAGE = `npm run proof:ha -- [--faults=kill:20,cut:2,…] [--seed=N] [--clients=N] [--keep-logs], faults: ${FAULTS.map(({ name }) => name).join(', ')}`;

/** @throws StartError that shows how it is meant */
export function readOptions(args: string[]): ProofOptions {
  const { faults, seed, clients, 'keep-logs': keepLogs } = parsed(args);
  const counts = faults === undefined ? usual() : faults.split(',').map(count);
  const options = {
    faults: counts.flatMap(([name, times]) => Array<FaultName>(times).fill(name)),
    seed: seed === undefined ? randomInt(2 ** 31) : wholeNumber(seed, 2 ** 31),
    clients: clients === undefined ? 24 : wholeNumber(clients, MOST),
    keepLogs,
  };
  return options;
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      options: {
        faults: text,
        seed: text,
        clients: text,
        'keep-logs': { type: 'boolean', default: false },
      },
    }).values;
  } catch {
    throw new StartError(USAGE);
  }
}

function usual(): [FaultName, number][] {
  return FAULTS.map(({ name, times }) => [name, times]);
}

function count(text: string): [FaultName, number] {
  const [wanted, times = '1'] = text.split(':');
  const fault = FAULTS.find(({ name }) => name === wanted);
  if (fault === undefined) throw new StartError(USAGE);
  return [fault.name, wholeNumber(times, MOST)];
}

function wholeNumber(text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > most) throw new StartError(USAGE);
  return number;
}

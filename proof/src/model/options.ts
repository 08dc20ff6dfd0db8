import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { StartError } from '../../../apps/server/src/start-failure.ts';
import type { ModelOptions } from './run-model.ts';

/** Beyond them there are no more document numbers for people. */
const MOST_STEPS = 5_000_000;
const MOST_SEED = 2 ** 31;
const USUAL_STEPS = '20000';

export const USAGE = `npm run proof:model -- [options]

Seeded commands to a server on a real PostgreSQL and to a model of it; after each, the answers and all that can be seen are compared.

  --steps=N   commands to run; ${USUAL_STEPS} unless given
  --seed=N    the same commands as the run that printed it
  --help      this text

docs/proof.md says what is compared.`;

/** @throws StartError that shows how it is meant */
export function readModelCommand(args: readonly string[]): ModelOptions & { isHelp: boolean } {
  const { steps, seed, help } = parsed(args);
  return {
    steps: wholeNumber(steps, MOST_STEPS),
    seed: seed === undefined ? randomInt(MOST_SEED) : wholeNumber(seed, MOST_SEED),
    isHelp: help,
  };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        steps: { ...text, default: USUAL_STEPS },
        seed: text,
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch {
    throw new StartError(USAGE);
  }
}

function wholeNumber(text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > most) throw new StartError(USAGE);
  return number;
}

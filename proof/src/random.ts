import { seededRandom } from '../../apps/server/src/testing/race/seeded-random.ts';

/** Numbers that follow from a seed, so that what was found can be sent again. */
export interface Random {
  /** From 0 below the bound. */
  (bound: number): number;
  one<Value>(values: readonly Value[]): Value;
  /** True once in so many times. */
  once(times: number): boolean;
}

export function randomOf(seed: number): Random {
  const next = seededRandom(seed);
  return Object.assign((bound: number) => next(bound), {
    one: <Value>(values: readonly Value[]) => values[next(values.length)] as Value,
    once: (times: number) => next(times) === 0,
  });
}

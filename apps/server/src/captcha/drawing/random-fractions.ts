import { randomBytes } from 'node:crypto';

const POOL_BYTES = 8 * 1024;

/** Draws fractions from 0 to below 1. */
export type Random = () => number;

/** Fractions nobody can foretell: a picture drawn from a guessable seed could be redrawn letter by letter. */
export function randomFractions(): Random {
  let pool = randomBytes(0);
  let at = 0;
  return () => {
    if (at >= pool.length) {
      pool = randomBytes(POOL_BYTES);
      at = 0;
    }
    const fraction = pool.readUInt32LE(at) / 2 ** 32;
    at += 4;
    return fraction;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

export function oneOf<T>(choice: readonly T[], random: Random): T {
  return choice[Math.floor(random() * choice.length)] as T;
}

import { randomBytes } from 'node:crypto';

/** The address of caller `n`, each from a network of its own, so that limits are counted and refuse nobody. */
export function callerAddress(n: number): string {
  return `${20 + (Math.floor(n / 65_536) % 80)}.${Math.floor(n / 256) % 256}.${n % 256}.7`;
}

/** A key for `PHIAL_KEYS`. */
export function benchKeys(): string {
  return `bench:${randomBytes(32).toString('base64')}`;
}

import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { Refused } from '../errors.ts';
import type { Argon2Input } from './argon2-thread.ts';

/** Some seconds' worth; later ones are asked to try again. */
const LONGEST_QUEUE = 200;
const IDLE_MS = 10_000;

let threads: Piscina<Argon2Input, Uint8Array> | undefined;

/**
 * Argon2id in threads of its own: those of the process draw captchas and read files, and must not queue behind two
 * hundred sign-ins. Half of the processors at most hash passwords.
 * @throws Refused `busy` when too many wait
 */
export async function deriveArgon2(input: Argon2Input): Promise<Buffer> {
  threads ??= new Piscina({
    filename: new URL('./argon2-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, Math.floor(availableParallelism() / 2)),
    maxQueue: LONGEST_QUEUE,
    idleTimeout: IDLE_MS,
  });
  if (threads.queueSize >= LONGEST_QUEUE) throw new Refused('busy');
  return Buffer.from(await threads.run(input, { name: 'tagOf' }));
}

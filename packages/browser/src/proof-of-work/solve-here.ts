import { scrypt } from '@noble/hashes/scrypt.js';
import { solveChallenge } from 'altcha-lib';
import type { Challenge, DeriveKeyFunction, Solution } from 'altcha-lib/types';

/** So many keys go by between two reports, and two pauses. */
const STRETCH = 4;
/** Milliseconds. Nobody waits longer; the server's challenge ends before, too. */
const LONGEST = 9 * 60_000;

interface SolveHereOptions {
  onKeys: (keys: number) => void;
  /** Every few keys, for whoever else needs this thread. */
  pause?: () => Promise<void>;
  signal?: AbortSignal;
}

/**
 * Solves a challenge in this thread, which it keeps busy.
 * @returns undefined when it was aborted or takes too long
 */
export async function solveHere(
  challenge: Challenge,
  { onKeys, pause, signal }: SolveHereOptions,
): Promise<Solution | undefined> {
  const controller = new AbortController();
  signal?.addEventListener('abort', () => controller.abort(), { once: true });
  if (signal?.aborted) return undefined;
  let keys = 0;
  const solution = await solveChallenge({
    challenge,
    controller,
    timeout: LONGEST,
    deriveKey: async (parameters, salt, password) => {
      keys += 1;
      if (keys % STRETCH === 0) {
        onKeys(keys);
        await pause?.();
      }
      return deriveKey(parameters, salt, password);
    },
  });
  return solution ?? undefined;
}

/**
 * Scrypt without WebAssembly, which the security policy of the sites does not allow; it takes about twice as long as
 * the native one.
 */
const deriveKey: DeriveKeyFunction = async (
  { cost, memoryCost = 8, parallelism = 1, keyLength },
  salt,
  password,
) => ({
  derivedKey: scrypt(password, salt, { N: cost, r: memoryCost, p: parallelism, dkLen: keyLength }),
});

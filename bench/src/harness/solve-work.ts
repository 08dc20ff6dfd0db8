import { scryptSync } from 'node:crypto';
import type { Work } from '@phial/contract/booking/work';

const COUNTER_BYTES = 4;

/**
 * Solves a challenge of work as a visitor's browser does, natively.
 * @returns what a hold takes as `work`
 */
export function solveWork(challenge: NonNullable<Work['challenge']>): string {
  const { nonce, salt, cost, memoryCost, parallelism, keyLength, keyPrefix, data } = challenge.parameters;
  const nonceBytes = Buffer.from(nonce, 'hex');
  const password = Buffer.concat([nonceBytes, Buffer.alloc(COUNTER_BYTES)]);
  const options = { N: cost, r: memoryCost, p: parallelism };
  for (let counter = 0; counter < data.most; counter++) {
    password.writeUInt32BE(counter, nonceBytes.length);
    const derivedKey = scryptSync(password, Buffer.from(salt, 'hex'), keyLength, options).toString('hex');
    if (!derivedKey.startsWith(keyPrefix)) continue;
    const payload = { challenge, solution: { counter, derivedKey, time: 0 } };
    return Buffer.from(JSON.stringify(payload)).toString('base64');
  }
  throw new Error('the challenge has no solution');
}

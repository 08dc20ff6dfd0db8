import { argon2Sync } from 'node:crypto';

/** What one hash takes. */
export interface Argon2Input {
  message: string;
  nonce: Uint8Array;
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
}

/** The work of a thread of `password-hash.ts`. */
export function tagOf(input: Argon2Input): Uint8Array {
  return new Uint8Array(argon2Sync('argon2id', input));
}

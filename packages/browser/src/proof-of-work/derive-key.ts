import { scrypt } from '@noble/hashes/scrypt.js';
import type { DeriveKeyFunction } from 'altcha-lib/types';

/**
 * Scrypt without WebAssembly, which the security policy of the sites does not allow; it takes about twice as long as
 * the native one.
 */
export const deriveKey: DeriveKeyFunction = async (
  { cost, memoryCost = 8, parallelism = 1, keyLength },
  salt,
  password,
) => ({
  derivedKey: scrypt(password, salt, { N: cost, r: memoryCost, p: parallelism, dkLen: keyLength }),
});

import { randomUUID } from 'node:crypto';
import type { Encrypted, KeyRing } from './key-ring.ts';

interface Decoy extends Encrypted {
  readonly recordId: string;
}

const decoys = new WeakMap<KeyRing, Map<string, Decoy>>();

/**
 * Decrypts a value of nobody, where there is no record to decrypt: whoever asks cannot measure whether there is one.
 * It is encrypted once for each field, and again when there is a newer key.
 * @param text as long as those of the field usually are
 */
export function decoyOf(keys: KeyRing, field: string, text: string): string {
  const known = decoys.get(keys) ?? new Map<string, Decoy>();
  decoys.set(keys, known);
  let decoy = known.get(field);
  if (decoy?.keyId !== keys.newestId) {
    const recordId = randomUUID();
    decoy = { recordId, ...keys.encrypt(recordId, field, text) };
    known.set(field, decoy);
  }
  return keys.decrypt(decoy.recordId, field, decoy.keyId, decoy.bytes);
}

import { randomBytes } from 'node:crypto';
import type { EncryptedColumn } from '../../crypto/encrypted-column.ts';
import type { Encrypted, KeyRing } from '../../crypto/key-ring.ts';

const COLUMN = 'secret';

export const ENCRYPTED_WEBHOOK_SECRETS: EncryptedColumn = { table: 'webhook_secret', column: COLUMN };

/** The form of Standard Webhooks, `whsec_` and base64; 32 bytes, as long as what HMAC-SHA-256 makes of them. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

export function encryptSecret(keys: KeyRing, id: string, secret: string): Encrypted {
  return keys.encrypt(id, COLUMN, secret);
}

/** @throws UnreadableError when its key is missing */
export function decryptSecret(
  keys: KeyRing,
  { id, keyId, secret }: { id: string; keyId: string; secret: Buffer },
): string {
  return keys.decrypt(id, COLUMN, keyId, secret);
}

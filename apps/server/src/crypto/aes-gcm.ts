import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts and authenticates under a random nonce.
 * @param key 32 bytes
 * @param context what the content is bound to; {@link decryptBytes} must name it again
 * @returns nonce, ciphertext and tag in this order
 */
export function encryptBytes(key: KeyObject, context: Buffer, content: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(context);
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error when the key or the context is another one or a single bit differs */
export function decryptBytes(key: KeyObject, context: Buffer, bytes: Buffer): Buffer {
  if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('encrypted value is too short');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(context);
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const content = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([content, decipher.final()]);
}

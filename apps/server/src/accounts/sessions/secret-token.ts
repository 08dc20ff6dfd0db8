import { createHash, randomBytes } from 'node:crypto';

/** What a cookie holds: 256 random bits, of which the server keeps {@link tokenHash} only. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256: a token is random throughout, so that no key and no slow hash is needed. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

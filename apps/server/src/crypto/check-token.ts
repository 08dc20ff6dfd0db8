import type { KeyRing } from './key-ring.ts';

/** Milliseconds. */
const VALIDITY = 60_000;

/** Keeps a signature made for something else from passing as a token. */
const PREFIX = 'check-token\n';

/**
 * By which the server knows a request of `phial check`: `end.keyId.signature`. Only whoever has the keys of the
 * database can make one.
 */
export function issueCheckToken(keys: KeyRing, now: Date): string {
  const end = String(now.getTime() + VALIDITY);
  const { keyId, signature } = keys.sign(PREFIX + end);
  return `${end}.${keyId}.${signature}`;
}

/** @returns false when it is altered, or over */
export function isCheckToken(keys: KeyRing, token: string, now: Date): boolean {
  const [, end = '', keyId = '', signature = ''] = /^(\d+)\.([\w-]+)\.([\w-]+)$/.exec(token) ?? [];
  return keys.verify(PREFIX + end, keyId, signature) && Number(end) > now.getTime();
}

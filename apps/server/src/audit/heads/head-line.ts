import type { KeyRing } from '../../crypto/key-ring.ts';

/** The end of the chain at an instant, as it leaves the machine. */
export interface Head {
  sequence: number;
  /** Of the link with that number, in hexadecimal. */
  hash: string;
  /** ISO 8601, UTC. */
  at: string;
}

interface SignedHead extends Head {
  /** Id of the key. */
  key: string;
  /** HMAC-SHA-256, base64url. */
  signature: string;
}

/** One line of JSON. The signature tells lines of a server with the keys from anybody else's. */
export function headLine(keys: KeyRing, head: Head): string {
  const { keyId, signature } = keys.sign(signedText(head));
  return JSON.stringify({ ...head, key: keyId, signature } satisfies SignedHead);
}

/**
 * @returns `unreadable` for what is no such line; `forged` where the signature does not fit, and for a key that is not
 *   in the ring any more, `unknown-key`, with the head
 */
export function readHeadLine(
  keys: KeyRing,
  line: string,
): { head?: Head; fault?: 'unreadable' | 'forged' | 'unknown-key' } {
  const signed = parsed(line);
  if (signed === undefined) return { fault: 'unreadable' };
  const { key, signature, ...head } = signed;
  if (!keys.has(key)) return { head, fault: 'unknown-key' };
  return keys.verify(signedText(head), key, signature) ? { head } : { fault: 'forged' };
}

function parsed(line: string): SignedHead | undefined {
  try {
    const { sequence, hash, at, key, signature } = JSON.parse(line) as Record<keyof SignedHead, unknown>;
    const isHead =
      Number.isSafeInteger(sequence) &&
      [hash, at, key, signature].every((part) => typeof part === 'string') &&
      /^[0-9a-f]{64}$/.test(String(hash)) &&
      /^[\d-]{10}T[\d:.]{8,12}Z$/.test(String(at));
    return isHead ? ({ sequence, hash, at, key, signature } as SignedHead) : undefined;
  } catch {
    return undefined;
  }
}

/** The first line keeps a signature made for something else from passing as one of a head. */
function signedText({ sequence, hash, at }: Head): string {
  return `audit-head\n${sequence}\n${hash}\n${at}`;
}

import { BOOKING_TOKEN_SECONDS } from '@phial/domain/hold-rules';
import type { Clock } from '../clock.ts';
import { Refused } from '../errors.ts';
import { type KeyRing, sameBytes } from './key-ring.ts';

const HASH_BYTES = 32;
const EXPIRY_BYTES = 6;

/**
 * The short-lived proof that a visitor knows a document number (D-02):
 * `keyId.payload.signature`, the payload being the expiry (milliseconds since
 * 1970, 48 bits) and the document hash. Nothing in it can be read back to a
 * person without the key.
 * @param documentHash newest hash of `KeyRing.lookupHashes`
 */
export function issueBookingToken(keys: KeyRing, clock: Clock, documentHash: Buffer): string {
  const expiry = Buffer.alloc(EXPIRY_BYTES);
  expiry.writeUIntBE(clock.now().getTime() + BOOKING_TOKEN_SECONDS * 1000, 0, EXPIRY_BYTES);
  const payload = Buffer.concat([expiry, documentHash]).toString('base64url');
  const { keyId, signature } = keys.sign(signedText(payload));
  return `${keyId}.${payload}.${signature}`;
}

/**
 * @param authorization the header as it came: `Bearer <token>`
 * @returns the document hash the token was issued for; compare it with {@link coversDocument}
 * @throws Refused `booking-token` when it is missing, altered or older than 30 minutes; the same for each (D-56)
 */
export function verifyBookingToken(keys: KeyRing, clock: Clock, authorization: string | undefined): Buffer {
  const [, keyId, payload, signature] = authorization?.match(/^Bearer +([\w-]+)\.([\w-]+)\.([\w-]+)$/i) ?? [];
  if (keyId === undefined || payload === undefined || signature === undefined)
    throw new Refused('booking-token');
  if (!keys.verify(signedText(payload), keyId, signature)) throw new Refused('booking-token');
  const bytes = Buffer.from(payload, 'base64url');
  if (bytes.length !== EXPIRY_BYTES + HASH_BYTES) throw new Refused('booking-token');
  if (bytes.readUIntBE(0, EXPIRY_BYTES) <= clock.now().getTime()) throw new Refused('booking-token');
  return bytes.subarray(EXPIRY_BYTES);
}

/**
 * Whether a verified token speaks for a document number. Every key of the ring
 * is tried, so that a token outlives the moment a new key is put first.
 * @param tokenHash answer of {@link verifyBookingToken}
 * @param docNo the record's own, decrypted
 */
export function coversDocument(keys: KeyRing, tokenHash: Buffer, docNo: string): boolean {
  return keys
    .lookupHashes(docNo)
    .map(({ hash }) => sameBytes(hash, tokenHash))
    .includes(true);
}

/** The prefix keeps a signature made for something else from passing as a token. */
function signedText(payload: string): string {
  return `booking-token\n${payload}`;
}

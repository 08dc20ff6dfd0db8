import { BOOKING_TOKEN_SECONDS } from '@phial/domain/booking/hold-rules';
import { comparableName } from '@phial/domain/identity/person-name';
import type { Clock } from '../clock.ts';
import { Refused } from '../errors.ts';
import type { KeyRing } from './key-ring.ts';

const HASH_BYTES = 32;
const EXPIRY_BYTES = 6;

/** Whose bookings a token reaches: those under this number and this name. */
export interface BookingOwner {
  /** As `A123456(3)`. */
  docNo: string;
  /** Compared as the enquiry compares names. */
  name: string;
}

/**
 * The short-lived proof that a visitor knows a document number and the name it was booked under:
 * `keyId.payload.signature`, the payload being the expiry (milliseconds since
 * 1970, 48 bits) and a keyed hash of the two. Nothing in it can be read back to a
 * person without the key. The number alone would not do: whoever books under
 * somebody's number gets a token, too.
 */
export function issueBookingToken(keys: KeyRing, clock: Clock, owner: BookingOwner): string {
  const expiry = Buffer.alloc(EXPIRY_BYTES);
  expiry.writeUIntBE(clock.now().getTime() + BOOKING_TOKEN_SECONDS * 1000, 0, EXPIRY_BYTES);
  const hash = keys.keyedHash('booking-owner', ownerText(owner));
  const payload = Buffer.concat([expiry, hash]).toString('base64url');
  const { keyId, signature } = keys.sign(signedText(payload));
  return `${keyId}.${payload}.${signature}`;
}

/**
 * @param authorization the header as it came: `Bearer <token>`
 * @returns the hash of the owner the token was issued for; compare it with {@link coversOwner}
 * @throws Refused `booking-token` when it is missing, altered or older than 30 minutes; the same for each
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
 * Whether a verified token speaks for the person of a booking. Every key of the ring
 * is tried, so that a token outlives the moment a new key is put first.
 * @param tokenHash answer of {@link verifyBookingToken}
 * @param owner number and name of the record, decrypted
 */
export function coversOwner(keys: KeyRing, tokenHash: Buffer, owner: BookingOwner): boolean {
  return keys.matchesKeyedHash('booking-owner', ownerText(owner), tokenHash);
}

function ownerText({ docNo, name }: BookingOwner): string {
  return JSON.stringify([docNo, comparableName(name)]);
}

/** The prefix keeps a signature made for something else from passing as a token. */
function signedText(payload: string): string {
  return `booking-token\n${payload}`;
}

import { createHash, randomBytes } from 'node:crypto';
import { addDays, dayOf, endOfDay } from '@phial/domain/hong-kong-time';

/** Days after the day of the order on which its request note still fills a booking: as far as bookings reach. */
const DAYS = 90;

/** What the QR code of a request note holds: 128 random bits, which reveal nothing about anybody. */
export function newNoteToken(): string {
  return randomBytes(16).toString('base64url');
}

/** SHA-256: a token is random throughout, so that no key and no slow hash is needed. */
export function noteTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The instant from which on the token fills nothing: midnight in Hong Kong. */
export function noteTokenUntil(placedAt: Date): Date {
  return endOfDay(addDays(dayOf(placedAt), DAYS));
}

/** The name of the token in the hash address of the booking page. */
const PARAMETER = 'order';

/**
 * The content of the QR code: behind the `#`, so that the token reaches no
 * server's log, only the page.
 * @param origin of the public site, without a slash at the end
 */
export function noteAddress(origin: string, token: string): string {
  return `${origin}/#/grassrootReserve?index=8&${PARAMETER}=${token}`;
}

/** The token in what a scanner read of a request note; undefined when there is none. */
export function tokenOfScan(text: string): string | undefined {
  return /[?&]order=([\w-]{22})(?:&|$)/.exec(text.trim())?.[1];
}

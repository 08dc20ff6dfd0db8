import {
  generateReservationCode,
  isReservationCode,
  normaliseReservationCode,
} from '../booking/reservation-code.ts';

/** Distinguishes an order from a reservation. */
const PREFIX = 'HD-';

/**
 * A new order number, `HD-` and a code as of reservations: seven random signs
 * and a check character by which every single wrong sign and every exchange of
 * two is noticed. Uniqueness is the database's to settle.
 * @param randomBytes a cryptographic source: `n` bytes at a time
 */
export function generateOrderNumber(randomBytes: (n: number) => Uint8Array): string {
  return PREFIX + generateReservationCode(randomBytes);
}

/** Whether a normalised text is an order number with the right check character. It need not exist. */
export function isOrderNumber(text: string): boolean {
  return text.startsWith(PREFIX) && isReservationCode(text.slice(PREFIX.length));
}

/** A number as a person reads it out or copies it: case, width, blanks, hyphens and a missing prefix put right. */
export function normaliseOrderNumber(text: string): string {
  const code = normaliseReservationCode(text);
  // No code begins like this, as it has no D.
  return PREFIX + (code.startsWith('HD') ? code.slice(2) : code);
}

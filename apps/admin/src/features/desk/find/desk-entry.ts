import { isReservationCode, normaliseReservationCode } from '@phial/domain/booking/reservation-code';

/** What was typed, pasted or scanned into the search box. */
export type DeskEntry =
  | { readonly kind: 'nothing' }
  /** A reservation code with the right check character; it need not exist. */
  | { readonly kind: 'code'; readonly code: string }
  /** The content of a client information QR code; the server says whether it can be decrypted. */
  | { readonly kind: 'client-information'; readonly token: string }
  /** A name, or digits. */
  | { readonly kind: 'text'; readonly text: string };

/** `keyId.sealed`: even the shortest form makes more than a hundred characters, and no name or e-mail looks like it. */
const CLIENT_INFORMATION = /^[\w-]+\.[\w-]{80,}$/;

/**
 * Distinguishes what reaches the one search box. Scanners may put blanks or a
 * line break around what they read, and some break long codes into lines.
 */
export function readDeskEntry(raw: string): DeskEntry {
  const text = raw.trim();
  if (text === '') return { kind: 'nothing' };
  const token = text.replace(/\s/g, '');
  if (CLIENT_INFORMATION.test(token)) return { kind: 'client-information', token };
  const code = normaliseReservationCode(text);
  return isReservationCode(code) ? { kind: 'code', code } : { kind: 'text', text };
}

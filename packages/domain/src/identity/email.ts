import { toHalfWidth } from '../text/text.ts';

const LONGEST_EMAIL = 254;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
/** What a mail program reads as the end of one address and the beginning of another, or cannot send to. */
const NOT_IN_ADDRESS = /[,;:<>()[\]\\"\p{Cc}\p{Cf}]/u;

/** Trimmed, full-width letters and signs in ASCII. The case is kept: it can matter before the `@`. */
export function normaliseEmail(text: string): string {
  return toHalfWidth(text).trim();
}

/** One address that can be written to, at most 254 characters, once normalised. */
export function isEmail(text: string): boolean {
  const email = normaliseEmail(text);
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) && !NOT_IN_ADDRESS.test(email);
}

import { toHalfWidth } from './text.ts';

const LONGEST_EMAIL = 254;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Trimmed, full-width letters and signs in ASCII. The case is kept: it can matter before the `@`. */
export function normaliseEmail(text: string): string {
  return toHalfWidth(text).trim();
}

/** The pattern and the length of D-65, once normalised. */
export function isEmail(text: string): boolean {
  const email = normaliseEmail(text);
  return email.length <= LONGEST_EMAIL && EMAIL.test(email);
}

import { toHalfWidth } from '../text/text.ts';

/** Trimmed, full-width digits in ASCII. */
export function normalisePhone(text: string): string {
  return toHalfWidth(text).trim();
}

/** Exactly eight digits once normalised; any first digit. */
export function isPhone(text: string): boolean {
  return /^\d{8}$/.test(normalisePhone(text));
}

/**
 * A telephone number as people copy it, reduced to what a box for eight digits takes: without blanks, hyphens and
 * brackets, and without the area code of Hong Kong (`+852`, `00852`, `852`) where eight digits follow it. Anything else
 * is kept whole, so that {@link isPhone} refuses it instead of a part of it passing for a number.
 */
export function localPhone(text: string): string {
  const compact = toHalfWidth(text).replace(/[\s\-\u2010-\u2015()]/g, '');
  return /^(?:\+|00)?852(\d{8})$/.exec(compact)?.[1] ?? compact;
}

/**
 * Whether a number may take text messages: no fixed line (first digit 2 or 3), and none that begins no subscriber's
 * number (0 and 1).
 * @param phone eight digits
 * @see Numbering Plan for Telecommunications Services in Hong Kong, Office of the Communications Authority
 */
export function takesTextMessages(phone: string): boolean {
  return /^[4-9]/.test(phone);
}

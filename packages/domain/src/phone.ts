import { toHalfWidth } from './text.ts';

/** Trimmed, full-width digits in ASCII. */
export function normalisePhone(text: string): string {
  return toHalfWidth(text).trim();
}

/** Exactly eight digits once normalised; any first digit (specification, section 5; D-66). */
export function isPhone(text: string): boolean {
  return /^\d{8}$/.test(normalisePhone(text));
}

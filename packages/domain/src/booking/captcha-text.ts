import { toHalfWidth } from '../text/text.ts';

/** Signs in a captcha image. */
export const CAPTCHA_LENGTH = 4;

/** Upper-case letters and digits without those a drawn image makes look alike: 0 O Q D, 1 I L J, 2 Z, 5 S, 6 G, 8 B, U V. */
export const CAPTCHA_ALPHABET = '3479ACEFHKMNPRTWXY';

/** How long an answer is accepted (docs/rules/captcha-and-limits.md#captcha). */
export const CAPTCHA_LIFE_SECONDS = 300;

/** An answer as compared: case, width and blanks ignored. */
export function normaliseCaptcha(text: string): string {
  return toHalfWidth(text).replace(/\s/g, '').toUpperCase();
}

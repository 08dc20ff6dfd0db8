import { randomInt } from 'node:crypto';
import { CAPTCHA_ALPHABET, CAPTCHA_LENGTH } from '@phial/domain/booking/captcha-text';

/** Characters by chance, as somebody is to type them. */
export function newAnswer(): string {
  let answer = '';
  while (answer.length < CAPTCHA_LENGTH) answer += CAPTCHA_ALPHABET[randomInt(CAPTCHA_ALPHABET.length)];
  return answer;
}

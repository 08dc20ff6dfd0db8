import { checkCharacter, formatDocumentNumber } from '@phial/domain/identity/hkid';

export const NAME = 'Chan Tai Man';
export const PHONE = '91234567';
export const EMAIL = 'tai.man.chan@lab.example';

/** What every captcha of the server under test accepts. */
export const CAPTCHA_ANSWER = 'AAAA';

const NUMBERS_A_LETTER = 1_000_000;

/** Document numbers of people who book during the benchmark begin here; below are those who have booked before. */
export const FIRST_NEWCOMER = NUMBERS_A_LETTER;

/** Those who book all the way from the first page. */
export const WHOLE_BOOKERS = 20 * NUMBERS_A_LETTER;

/** The valid document number of person `n`, up to 26 million of them. */
export function documentNumber(n: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + Math.floor(n / NUMBERS_A_LETTER));
  const number = `${letter}${String(n % NUMBERS_A_LETTER).padStart(6, '0')}`;
  return formatDocumentNumber({ number, check: checkCharacter(number) ?? '' });
}

/** One to three. */
export function bookingsOf(person: number): number {
  return 1 + (person % 3);
}

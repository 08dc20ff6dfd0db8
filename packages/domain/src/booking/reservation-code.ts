import { toHalfWidth } from '../text/text.ts';

/**
 * 23 signs: of each group that looks alike (0 O Q D, 1 I L, 2 Z, 5 S, 8 B, U V)
 * at most one, and no vowel, so that no code spells a word. 23 is a prime,
 * which the check character needs.
 */
const ALPHABET = '23456789CFGHJKMNPRTVWXY';
const LENGTH = 8;

/** The largest multiple of the alphabet's size in a byte: bytes from here on would favour the first signs. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/**
 * The sum of each character's index in the alphabet times its weight, modulo 23. The
 * weights 8 … 1 differ from one another and from zero modulo the prime, so a
 * changed character and an exchange of any two characters always change the sum.
 */
function weightedSum(code: string): number {
  return (
    [...code].reduce((sum, character, index) => sum + ALPHABET.indexOf(character) * (LENGTH - index), 0) %
    ALPHABET.length
  );
}

/**
 * A new code: seven random signs (23^7, 3.4 thousand million) and a check
 * character that makes the weighted sum zero. Uniqueness is the database's to
 * settle.
 * @param randomBytes a cryptographic source: `n` bytes at a time
 */
export function generateReservationCode(randomBytes: (n: number) => Uint8Array): string {
  let code = '';
  while (code.length < LENGTH - 1) {
    for (const byte of randomBytes(LENGTH - 1 - code.length)) {
      if (byte < FAIR_BYTES) code += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  const missing = (ALPHABET.length - weightedSum(code)) % ALPHABET.length;
  return code + ALPHABET.charAt(missing);
}

/** Whether a normalised text is a code with the right check character. It need not exist. */
export function isReservationCode(text: string): boolean {
  return (
    text.length === LENGTH && [...text].every((sign) => ALPHABET.includes(sign)) && weightedSum(text) === 0
  );
}

const LOOK_ALIKE: Readonly<Record<string, string>> = { Z: '2', S: '5', B: '8', U: 'V' };

/** A code as a person reads it out or copies it: case, width, blanks and hyphens ignored, look-alikes put right. */
export function normaliseReservationCode(text: string): string {
  return toHalfWidth(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/[ZSBU]/g, (sign) => LOOK_ALIKE[sign] ?? sign);
}

import { randomInt } from 'node:crypto';
import { tokenHash } from '../sessions/secret-token.ts';

const CODES_OF_SET = 10;

/** Crockford's base 32: without letters that read like digits. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const CODE_LENGTH = 24;

/** Ten codes of 120 random bits, `7k2m-x0qf-9d3t-hc5w-4rv8-e6zn`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES_OF_SET }, newCode);
}

function newCode(): string {
  const signs = Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return signs.replace(/.{4}(?=.)/g, '$&-');
}

/** @param typed in any case and width, with or without hyphens; letters read for digits are put right */
export function recoveryCodeHash(typed: string): Buffer {
  const signs = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');
  return tokenHash(`recovery-code ${signs.replace(/[il]/g, '1').replaceAll('o', '0')}`);
}

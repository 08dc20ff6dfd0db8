import { checkCharacter, formatDocumentNumber } from '@phial/domain/identity/hkid';
import type { Random } from '../random.ts';

/** Somebody who is nowhere else, so that every trace is one of what was sent. */
export interface PlantedPerson {
  readonly name: string;
  readonly docNo: string;
  readonly telNo: string;
  readonly email: string;
}

/** Values of a person. */
export const VALUES_EACH = 4;

const SYLLABLES = ['zab', 'quor', 'vex', 'ylm', 'jorv', 'wiq', 'xun', 'fzed', 'koph', 'drug'];
const SIGNS = ['龘', '鱻', '麤', '彧', '尛', '犇', '骉', '淼', '焱', '垚'];

export function plantedPeople(count: number, random: Random): PlantedPerson[] {
  const digits = (length: number) => Array.from({ length }, () => random(10)).join('');
  const syllables = (length: number) => Array.from({ length }, () => random.one(SYLLABLES)).join('');
  return Array.from({ length: count }, (_, index) => {
    const number = `${random.one(['A', 'G', 'K', 'R', 'Z'])}${digits(6)}`;
    const latin = `${syllables(3)}${index} ${syllables(3)}`;
    const chinese = Array.from({ length: 6 }, () => random.one(SIGNS)).join('');
    return {
      name: index % 3 === 0 ? chinese : latin,
      docNo: formatDocumentNumber({ number, check: checkCharacter(number) ?? '' }),
      telNo: `9${digits(7)}`,
      email: `${syllables(4)}.${index}@planted.example`,
    };
  });
}

/** How values of a person may be written: as they are, and as programs encode them. */
export function formsOf({ name, docNo, telNo, email }: PlantedPerson): { words: string[]; pieces: string[] } {
  const number = docNo.replace(/\(.*/, '');
  const values = [name, docNo, email];
  return {
    // Bounded by what is no letter or digit: eight digits alone occur in larger numbers by chance.
    words: [telNo, number, number.toLowerCase()],
    pieces: [
      ...values,
      name.toUpperCase(),
      docNo.replace(/[()]/g, ''),
      ...[...values, telNo].flatMap(encodings),
    ],
  };
}

function encodings(value: string): string[] {
  const bytes = Buffer.from(value);
  const hex = bytes.toString('hex');
  const escaped = JSON.stringify(value)
    .slice(1, -1)
    .replace(/[\u0080-\uffff]/g, escapedSign);
  const base64 = [0, 1, 2].map((offset) => base64At(bytes, offset)).filter((text) => text.length >= 8);
  const encoded = [encodeURIComponent(value), hex, hex.toUpperCase(), escaped];
  // What needs no encoding is found as it is, and a telephone within other digits by chance.
  return [...encoded.filter((text) => text !== value), ...base64, ...base64.map(urlSafe)];
}

const escapedSign = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
const urlSafe = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_');

/** What base64 makes of bytes that follow so many others, without the letters that those before and after share. */
function base64At(bytes: Buffer, offset: number): string {
  const whole = Buffer.concat([Buffer.alloc(offset), bytes]);
  const letters = Math.floor((whole.length * 8) / 6);
  return whole.toString('base64').slice(Math.ceil((offset * 8) / 6), letters);
}

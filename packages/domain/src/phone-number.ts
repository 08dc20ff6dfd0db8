import type { LocalText } from './language.ts';

/** A Hong Kong telephone number, to read and to call. */
export interface PhoneNumber {
  /** Visitors from the mainland need the area code. */
  readonly text: LocalText;
  /** For `href`. */
  readonly link: string;
}

/** @param number as Hong Kong writes it, `0000 6201`; one that begins with `+` is taken as it stands */
export function phoneNumber(number: string): PhoneNumber {
  const abroad = number.startsWith('+') ? number : `+852 ${number}`;
  return {
    text: { tw: number, zh: abroad, en: number },
    link: `tel:${abroad.replace(/[^+\d]/g, '')}`,
  };
}

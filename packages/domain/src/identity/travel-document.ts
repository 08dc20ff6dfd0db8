import { toHalfWidth } from '../text/text.ts';

export type TravelDocumentError = 'travel-card-number-required' | 'travel-card-number-invalid';

/** Passports, permits and foreign identity cards: letters and digits, some with a hyphen, slash or brackets. */
const NUMBER = /^(?=.*\d)[A-Z\d()/-]{4,20}$/;

/** Upper case, without blanks and invisible signs, full-width signs in ASCII. */
export function normaliseTravelDocument(text: string): string {
  return toHalfWidth(text)
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/**
 * What is wrong with the number of a travelling document as typed; undefined
 * when it is right. Each state numbers its own way, so only the outline is
 * checked: 4 to 20 characters, a digit among them.
 */
export function validateTravelDocument(text: string): TravelDocumentError | undefined {
  const number = normaliseTravelDocument(text);
  if (number === '') return 'travel-card-number-required';
  return NUMBER.test(number) ? undefined : 'travel-card-number-invalid';
}

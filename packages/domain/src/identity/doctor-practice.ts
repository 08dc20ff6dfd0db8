import { singleLine, toHalfWidth } from '../text/text.ts';

/** How a laboratory knows and reaches a doctor. */
export interface DoctorPractice {
  /** Name, and perhaps address, of the practice. */
  readonly practice: string;
  readonly telephone: string;
  /** With the body that registers doctors. */
  readonly registrationNumber: string;
}

export const PRACTICE_FIELDS = ['practice', 'telephone', 'registrationNumber'] as const;
export type PracticeField = (typeof PRACTICE_FIELDS)[number];

/** Of Hong Kong with eight digits, or with `+` and the country; blanks, hyphens and brackets do not matter. */
const TELEPHONE = /^(?:\+\d{7,15}|\d{8})$/;
const LONGEST_PRACTICE = 200;
const REGISTRATION_NUMBER = /^[A-Z\d][A-Z\d ./-]{1,29}$/;

/** Each on one line; telephone and registration number in half-width characters, the latter in upper case. */
export function normalisePractice({
  practice,
  telephone,
  registrationNumber,
}: DoctorPractice): DoctorPractice {
  return {
    practice: singleLine(practice),
    telephone: singleLine(toHalfWidth(telephone)),
    registrationNumber: singleLine(toHalfWidth(registrationNumber)).toUpperCase(),
  };
}

/** The fields that cannot be right as typed, in their order; empty ones among them. */
export function practiceErrors(typed: DoctorPractice): PracticeField[] {
  const { practice, telephone, registrationNumber } = normalisePractice(typed);
  const right: Record<PracticeField, boolean> = {
    practice: /[\p{L}\p{N}]/u.test(practice) && [...practice].length <= LONGEST_PRACTICE,
    telephone: TELEPHONE.test(telephone.replace(/[\s()-]/g, '')),
    registrationNumber: REGISTRATION_NUMBER.test(registrationNumber),
  };
  return PRACTICE_FIELDS.filter((field) => !right[field]);
}

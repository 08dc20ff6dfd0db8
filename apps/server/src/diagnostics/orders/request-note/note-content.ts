import { PLEASE_ENQUIRE } from '@phial/content/packages/fixed-texts';
import type { OrderLine, OrderRequirements } from '@phial/contract/orders/order';
import { type DayKey, formatLongDate } from '@phial/domain/hong-kong-time';
import type { Laboratory } from '@phial/domain/laboratory';
import type { Language } from '@phial/domain/language';
import { formatDate } from '@phial/domain/moment-text';
import { maskPatientDocument, type PatientPerson } from '@phial/domain/orders/patient-form';
import type { PaperLogo } from '../../../pdf/logo.ts';
import { noteWords } from './note-words.ts';

/** What stands on a request note, before it is known where. */
export interface NoteContent {
  laboratory: Laboratory;
  logo?: PaperLogo;
  language: Language;
  number: string;
  isUrgent: boolean;
  /** Day of the order in words; what the paper is good for instead, where it is not a placed order's. */
  placedOn?: string;
  warning?: string;
  /**
   * Name first, then what tells apart two people of one name; the document number masked
   * (docs/rules/privacy.md#masked-numbers).
   */
  patient: { name: string; details: string };
  doctor: string;
  items: { code: string; name: string; english?: string }[];
  sections: NoteSection[];
  /** Absent for a paper that books nothing. */
  code?: { content: string; until: string };
}

export interface NoteSection {
  heading: string;
  /** `codes` where a line is not for every item. */
  lines: { text: string; codes?: string }[];
}

/** The part of a note that comes from what was ordered. */
export function noteSections(
  lines: readonly OrderLine[],
  { fasting, specimens, remarks }: OrderRequirements,
  language: Language,
): NoteSection[] {
  const words = noteWords(language);
  const codesOf = (lineIndexes: readonly number[]) =>
    lineIndexes.map((index) => lines[index]?.code || lines[index]?.name[language] || '').join(', ');
  const line = (text: string, lineIndexes: readonly number[]) =>
    lineIndexes.length === lines.length ? { text } : { text, codes: words.for(codesOf(lineIndexes)) };
  const list = ({ known, unknown }: OrderRequirements['fasting']) => [
    ...known.map((each) => line(each.text[language], each.lines)),
    // What is not known is not guessed, and is not left out either (docs/rules/catalogue.md#unknown-values).
    ...(unknown.length > 0 ? [line(PLEASE_ENQUIRE[language], unknown)] : []),
  ];
  return [
    { heading: words.fasting, lines: list(fasting) },
    { heading: words.specimens, lines: list(specimens) },
    { heading: words.remarks, lines: list({ known: remarks, unknown: [] }) },
  ].filter((section) => section.lines.length > 0);
}

export function notePatient(person: PatientPerson, language: Language): NoteContent['patient'] {
  const words = noteWords(language);
  const { name, englishName, sex, birthday, documentType, documentNumber } = person;
  const masked = maskPatientDocument(documentType, documentNumber);
  return {
    name: [name, englishName]
      .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
      .join('  '),
    details: [
      words.sex[sex],
      words.born(formatDate(birthday, language)),
      `${words.document[documentType]} ${masked}`,
    ].join(' · '),
  };
}

export function dayInWords(day: DayKey, language: Language): string {
  return formatLongDate(day, language);
}

import { normaliseDocumentText } from '@phial/domain/identity/hkid';
import type { PatientPerson } from '@phial/domain/orders/patient-form';
import { toHalfWidth } from '@phial/domain/text/text';

/**
 * How a doctor finds a patient: every word typed is part of one of the names,
 * case and width ignored, or the text is the whole document number, brackets or not.
 * @returns undefined for a blank text, which looks for nobody in particular
 */
export function patientMatch(text: string): ((person: PatientPerson) => boolean) | undefined {
  const words = comparable(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const number = normaliseDocumentText(text);
  return ({ name, englishName, documentNumber }) => {
    const names = comparable(`${name}\n${englishName}`);
    return words.every((word) => names.includes(word)) || normaliseDocumentText(documentNumber) === number;
  };
}

function comparable(text: string): string {
  return toHalfWidth(text).normalize('NFC').toLowerCase();
}

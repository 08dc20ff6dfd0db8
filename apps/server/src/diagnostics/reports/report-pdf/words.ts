import { reports as en } from '@phial/content/messages/en/staff/reports';
import { reports as tw } from '@phial/content/messages/tw/staff/reports';
import { reports as zh } from '@phial/content/messages/zh/staff/reports';
import type { Language } from '@phial/domain/language';

const WORDS = { en, tw, zh };

/** The words of the doctor's screen: the paper says the same. */
export function reportWords(language: Language) {
  return WORDS[language];
}

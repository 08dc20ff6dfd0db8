import { en } from '@phial/content/messages/en';
import { publicPages as enPublicPages } from '@phial/content/messages/en/public-pages';
import { tw } from '@phial/content/messages/tw';
import { publicPages as twPublicPages } from '@phial/content/messages/tw/public-pages';
import { zh } from '@phial/content/messages/zh';
import { publicPages as zhPublicPages } from '@phial/content/messages/zh/public-pages';
import type { Language, LocalText } from '@phial/domain/language';

const WORDS = {
  en: { ...en, ...enPublicPages },
  tw: { ...tw, ...twPublicPages },
  zh: { ...zh, ...zhPublicPages },
} satisfies Record<Language, unknown>;

export type PageWords = (typeof WORDS)[Language];

/** The words of the plain pages: their own, and those of the site where they say the same. */
export function pageWords(language: Language): PageWords {
  return WORDS[language];
}

/** A text of the plain pages in all languages. */
export function inEachLanguage(pick: (words: PageWords) => string): LocalText {
  return { tw: pick(WORDS.tw), zh: pick(WORDS.zh), en: pick(WORDS.en) };
}

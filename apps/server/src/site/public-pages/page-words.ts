import { catalogue as enCatalogue } from '@phial/content/messages/en/catalogue';
import { company as enCompany } from '@phial/content/messages/en/company';
import { descriptions as enDescriptions } from '@phial/content/messages/en/descriptions';
import { packages as enPackages } from '@phial/content/messages/en/packages';
import { publicPages as enPublicPages } from '@phial/content/messages/en/public-pages';
import { shell as enShell } from '@phial/content/messages/en/shell';
import { terms as enTerms } from '@phial/content/messages/en/terms';
import { catalogue as twCatalogue } from '@phial/content/messages/tw/catalogue';
import { company as twCompany } from '@phial/content/messages/tw/company';
import { descriptions as twDescriptions } from '@phial/content/messages/tw/descriptions';
import { packages as twPackages } from '@phial/content/messages/tw/packages';
import { publicPages as twPublicPages } from '@phial/content/messages/tw/public-pages';
import { shell as twShell } from '@phial/content/messages/tw/shell';
import { terms as twTerms } from '@phial/content/messages/tw/terms';
import { catalogue as zhCatalogue } from '@phial/content/messages/zh/catalogue';
import { company as zhCompany } from '@phial/content/messages/zh/company';
import { descriptions as zhDescriptions } from '@phial/content/messages/zh/descriptions';
import { packages as zhPackages } from '@phial/content/messages/zh/packages';
import { publicPages as zhPublicPages } from '@phial/content/messages/zh/public-pages';
import { shell as zhShell } from '@phial/content/messages/zh/shell';
import { terms as zhTerms } from '@phial/content/messages/zh/terms';
import type { LocalText } from '@phial/content/site';
import type { Language } from '@phial/domain/language';

const WORDS = {
  en: {
    ...enPublicPages,
    catalogue: enCatalogue,
    company: enCompany,
    descriptions: enDescriptions,
    packages: enPackages,
    shell: enShell,
    terms: enTerms,
  },
  tw: {
    ...twPublicPages,
    catalogue: twCatalogue,
    company: twCompany,
    descriptions: twDescriptions,
    packages: twPackages,
    shell: twShell,
    terms: twTerms,
  },
  zh: {
    ...zhPublicPages,
    catalogue: zhCatalogue,
    company: zhCompany,
    descriptions: zhDescriptions,
    packages: zhPackages,
    shell: zhShell,
    terms: zhTerms,
  },
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

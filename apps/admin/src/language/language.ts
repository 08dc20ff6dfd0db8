import { createLanguageStore } from '@phial/browser/language/language-store';
import type { StaffMessages } from '@phial/content/messages/staff-messages';
import type { Language } from '@phial/domain/language';

const LOADERS: Record<Language, () => Promise<StaffMessages>> = {
  tw: () => import('@phial/content/messages/tw/staff').then((module) => module.staff),
  zh: () => import('@phial/content/messages/zh/staff').then((module) => module.staff),
  en: () => import('@phial/content/messages/en/staff').then((module) => module.staff),
};

/** The language of the staff and doctor site and its words; the choice is one with the public site's. */
export const { startLanguage, setLanguage, currentLanguage, currentMessages, useLanguage, useMessages } =
  createLanguageStore((language) => LOADERS[language]());

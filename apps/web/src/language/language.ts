import { createLanguageStore } from '@phial/browser/language/language-store';
import { loadCatalogue } from './catalogues.ts';

/** The language of the public site and its words. */
export const { startLanguage, setLanguage, currentLanguage, currentMessages, useLanguage, useMessages } =
  createLanguageStore(loadCatalogue);

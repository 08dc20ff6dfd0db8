import { createLanguageStore } from '@phial/browser/language/language-store';
import type { JourneyMessages, SiteMessages } from '@phial/content/messages/messages';
import { loadJourneyWords, loadSiteWords } from './catalogues.ts';

/** The language of the public site and its words. */
export const {
  startLanguage,
  giveLanguage,
  setLanguage,
  loadMessages,
  currentLanguage,
  currentMessages,
  useLanguage,
  useMessages,
} = createLanguageStore<SiteMessages, JourneyMessages>(loadSiteWords, loadJourneyWords);

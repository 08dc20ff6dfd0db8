import type { Messages } from '@phial/content/messages/messages';
import { HTML_LANG, type Language } from '@phial/domain/language';
import { useSyncExternalStore } from 'react';
import { loadCatalogue } from './catalogues.ts';
import { onStoredLanguageChange, storedLanguage, storeLanguage } from './stored-language.ts';

interface Speech {
  readonly language: Language;
  readonly messages: Messages;
}

let speech: Speech | undefined;
let wanted: Language | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function currentSpeech(): Speech {
  if (speech === undefined) throw new Error('startLanguage() has not finished');
  return speech;
}

/** Shows a language once its words are there, so that language and words never disagree on screen. */
async function speak(language: Language): Promise<void> {
  wanted = language;
  const messages = await loadCatalogue(language);
  // A quicker second choice wins, whichever words arrive first.
  if (wanted !== language) return;
  speech = { language, messages };
  document.documentElement.lang = HTML_LANG[language];
  for (const listener of listeners) listener();
}

/**
 * Loads the words of the stored language and follows other tabs from then on.
 * Must have resolved before the first component renders; rejects when the words do not arrive.
 */
export async function startLanguage(): Promise<void> {
  const language = storedLanguage();
  document.documentElement.lang = HTML_LANG[language];
  onStoredLanguageChange((changed) => {
    // A tab that cannot load the new words keeps the old ones; the next switch tries again.
    speak(changed).catch(() => undefined);
  });
  await speak(language);
}

/**
 * Changes the language of the site and keeps the choice (NAV-030, NAV-032). Pages keep their state.
 * Rejects when the words do not arrive; the old language then stays, on screen and in storage.
 */
export async function setLanguage(language: Language): Promise<void> {
  const before = currentLanguage();
  storeLanguage(language);
  try {
    await speak(language);
  } catch (error) {
    if (wanted === language) storeLanguage(before);
    throw error;
  }
}

/** The language on screen, for code outside components (the API client's `Accept-Language`). */
export function currentLanguage(): Language {
  return currentSpeech().language;
}

/** The words on screen, for code outside components. */
export function currentMessages(): Messages {
  return currentSpeech().messages;
}

/** The language on screen. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentSpeech).language;
}

/** The words of the language on screen. */
export function useMessages(): Messages {
  return useSyncExternalStore(subscribe, currentSpeech).messages;
}

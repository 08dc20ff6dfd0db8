import { HTML_LANG, type Language } from '@phial/domain/language';
import { useSyncExternalStore } from 'react';
import { onStoredLanguageChange, storedLanguage, storeLanguage } from './stored-language.ts';

/** The language of a site and its words. One a site, made where the site names its catalogue. */
export interface LanguageStore<Messages> {
  /**
   * Loads the words of the stored language and follows other tabs from then on.
   * Must have resolved before the first component renders; rejects when the words do not arrive.
   */
  startLanguage(): Promise<void>;
  /**
   * Changes the language of the site and keeps the choice. Pages keep their state.
   * Rejects when the words do not arrive; the old language then stays, on screen and in storage.
   */
  setLanguage(language: Language): Promise<void>;
  /** The language on screen, for code outside components (the API client's `Accept-Language`). */
  currentLanguage(): Language;
  /** The words on screen, for code outside components. */
  currentMessages(): Messages;
  /** The language on screen. */
  useLanguage(): Language;
  /** The words of the language on screen. */
  useMessages(): Messages;
}

/** @param loadCatalogue the words of one language, a chunk of their own; rejects when it does not arrive */
export function createLanguageStore<Messages>(
  loadCatalogue: (language: Language) => Promise<Messages>,
): LanguageStore<Messages> {
  let speech: { readonly language: Language; readonly messages: Messages } | undefined;
  let wanted: Language | undefined;
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function currentSpeech() {
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

  return {
    async startLanguage() {
      const language = storedLanguage();
      document.documentElement.lang = HTML_LANG[language];
      onStoredLanguageChange((changed) => {
        // A tab that cannot load the new words keeps the old ones; the next switch tries again.
        speak(changed).catch(() => undefined);
      });
      await speak(language);
    },
    async setLanguage(language) {
      const before = currentSpeech().language;
      storeLanguage(language);
      try {
        await speak(language);
      } catch (error) {
        if (wanted === language) storeLanguage(before);
        throw error;
      }
    },
    currentLanguage: () => currentSpeech().language,
    currentMessages: () => currentSpeech().messages,
    useLanguage: () => useSyncExternalStore(subscribe, currentSpeech).language,
    useMessages: () => useSyncExternalStore(subscribe, currentSpeech).messages,
  };
}

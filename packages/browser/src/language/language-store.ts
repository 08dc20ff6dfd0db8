import { HTML_LANG, type Language } from '@phial/domain/language';
import { use, useSyncExternalStore } from 'react';
import { onStoredLanguageChange, storedLanguage, storeLanguage } from './stored-language.ts';

/**
 * The language of a site and its words: those that every page needs, and those of its journeys, which are loaded with
 * the first page of each. One a site, made where the site names its catalogue.
 */
export interface LanguageStore<Site, Journeys> {
  /**
   * Loads the words of the stored language and follows other tabs from then on.
   * Must have resolved before the first component renders; rejects when the words do not arrive.
   */
  startLanguage(): Promise<void>;
  /** Speaks a language, with the words of some journeys, where the site is drawn without a browser. */
  giveLanguage(language: Language, journeys: readonly (keyof Journeys)[]): Promise<void>;
  /**
   * Changes the language of the site and keeps the choice. Pages keep their state.
   * Rejects when the words do not arrive, those of all journeys begun included; the old language then stays, on screen
   * and in storage.
   */
  setLanguage(language: Language): Promise<void>;
  /** Loads the words of a journey in the language on screen. Rejects when they do not arrive; the next call tries again. */
  loadMessages(journey: keyof Journeys): Promise<void>;
  /** The language on screen, for code outside components (the API client's `Accept-Language`). */
  currentLanguage(): Language;
  /** The words on screen, for code outside components. */
  currentMessages(): Site;
  /**
   * Those of a journey with them, for code of what is on screen.
   * @throws when they have not been loaded
   */
  currentMessages<Journey extends keyof Journeys>(journey: Journey): Site & Journeys[Journey];
  /** The language on screen. */
  useLanguage(): Language;
  /** The words of the language on screen. */
  useMessages(): Site;
  /** Those of a journey with them; suspends until they have come, and throws to the boundary when they do not. */
  useMessages<Journey extends keyof Journeys>(journey: Journey): Site & Journeys[Journey];
}

/**
 * Both loaders reject when the words do not arrive.
 * @param loadSite the words that every page needs in one language, a chunk of their own
 * @param loadJourney those of one journey
 */
export function createLanguageStore<Site extends object, Journeys extends object = Record<never, never>>(
  loadSite: (language: Language) => Promise<Site>,
  loadJourney: <Journey extends keyof Journeys>(
    language: Language,
    journey: Journey,
  ) => Promise<Journeys[Journey]> = () => Promise.reject(new Error('This site has no journeys')),
): LanguageStore<Site, Journeys> {
  type Journey = keyof Journeys;
  interface Speech {
    readonly language: Language;
    readonly site: Site;
    readonly journeys: ReadonlyMap<Journey, Site & Journeys[Journey]>;
  }

  let speech: Speech | undefined;
  /** That of the first screen, once there is another: what React takes over after that still stands in it. */
  let firstSpeech: Speech | undefined;
  let wanted: Language | undefined;
  /** Journeys that have begun; each language comes with the words of all of them. */
  const begun = new Set<Journey>();
  const arrivals = new Map<Journey, Promise<void>>();
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function currentSpeech() {
    if (speech === undefined) throw new Error('startLanguage() has not finished');
    return speech;
  }

  function speechOfFirstScreen() {
    return firstSpeech ?? currentSpeech();
  }

  /** Shows a language once its words are there, so that language and words never disagree on screen. */
  async function speak(language: Language): Promise<void> {
    wanted = language;
    const names = [...begun];
    const [site, ...parts] = await Promise.all([
      loadSite(language),
      ...names.map(async (name) => [name, await loadJourney(language, name)] as const),
    ]);
    // A quicker second choice wins, whichever words arrive first.
    if (wanted !== language) return;
    // A journey that began meanwhile loads its own words and shows them with these.
    const before = speech?.language === language ? speech : undefined;
    if (before === undefined) firstSpeech ??= speech;
    const journeys = new Map(before?.journeys);
    for (const [name, words] of parts) {
      if (!journeys.has(name)) journeys.set(name, { ...site, ...words });
    }
    speech = { language, site: before?.site ?? site, journeys };
    document.documentElement.lang = HTML_LANG[language];
    for (const listener of listeners) listener();
  }

  /** What was wanted and did not arrive is wanted no longer, unless something else is by now. */
  function stayWith(language: Language, failed: Language): boolean {
    const isLastChoice = wanted === failed;
    if (isLastChoice) wanted = language;
    return isLastChoice;
  }

  async function begin(journey: Journey): Promise<void> {
    // Before its words are asked for: whoever changes the language from now on brings them.
    begun.add(journey);
    try {
      // Again where another language was chosen meanwhile.
      while (!speech?.journeys.has(journey)) await speak(wanted ?? currentSpeech().language);
    } catch (error) {
      begun.delete(journey);
      throw error;
    }
  }

  function loadMessages(journey: Journey): Promise<void> {
    const present = arrivals.get(journey);
    if (present !== undefined && begun.has(journey)) return present;
    const arrival = begin(journey);
    arrivals.set(journey, arrival);
    return arrival;
  }

  function messagesOf({ site, journeys }: Speech, journey?: Journey) {
    return journey === undefined ? site : journeys.get(journey);
  }

  function currentMessages(journey?: Journey) {
    const words = messagesOf(currentSpeech(), journey);
    if (words === undefined) throw new Error(`The words of ${String(journey)} have not been loaded`);
    return words;
  }

  function useMessages(journey?: Journey) {
    const words = useSyncExternalStore(
      subscribe,
      () => messagesOf(currentSpeech(), journey),
      () => messagesOf(speechOfFirstScreen(), journey),
    );
    // One that has failed is not asked for again by drawing: the boundary gets the failure.
    if (words === undefined && journey !== undefined) use(arrivals.get(journey) ?? loadMessages(journey));
    return words ?? currentMessages(journey);
  }

  return {
    async startLanguage() {
      const language = storedLanguage();
      document.documentElement.lang = HTML_LANG[language];
      onStoredLanguageChange((changed) => {
        const before = currentSpeech().language;
        // A tab that cannot load the new words keeps the old ones; the next switch tries again.
        speak(changed).catch(() => stayWith(before, changed));
      });
      await speak(language);
    },
    async giveLanguage(language, names) {
      const site = await loadSite(language);
      const parts = names.map(
        async (name) => [name, { ...site, ...(await loadJourney(language, name)) }] as const,
      );
      speech = { language, site, journeys: new Map(await Promise.all(parts)) };
    },
    async setLanguage(language) {
      const before = currentSpeech().language;
      storeLanguage(language);
      try {
        await speak(language);
      } catch (error) {
        if (stayWith(before, language)) storeLanguage(before);
        throw error;
      }
    },
    loadMessages,
    currentLanguage: () => currentSpeech().language,
    currentMessages: currentMessages as LanguageStore<Site, Journeys>['currentMessages'],
    useLanguage: () => useSyncExternalStore(subscribe, currentSpeech, speechOfFirstScreen).language,
    useMessages: useMessages as LanguageStore<Site, Journeys>['useMessages'],
  };
}

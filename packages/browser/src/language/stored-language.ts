import { type Language, parseLanguage } from '@phial/domain/language';

const KEY = 'lang';

/**
 * The language in local storage; anything but `tw`, `zh` or `en`, and a browser that refuses storage, is `tw`
 * (docs/rules/site.md#language).
 */
export function storedLanguage(): Language {
  try {
    return parseLanguage(localStorage.getItem(KEY));
  } catch {
    return parseLanguage(undefined);
  }
}

/** Keeps the choice for later visits and notifies other tabs; without storage it lasts as long as the page. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage may be switched off: the choice then holds for this page only.
  }
}

/** Calls back when another tab changes the language. Answers the function that stops listening. */
export function onStoredLanguageChange(listener: (language: Language) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener(parseLanguage(event.newValue));
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

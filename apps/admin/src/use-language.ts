import { HTML_LANG, type Language, parseLanguage } from '@phial/domain/language';
import { useCallback, useEffect, useState } from 'react';

const KEY = 'lang';

function stored(): Language {
  try {
    return parseLanguage(localStorage.getItem(KEY));
  } catch {
    return parseLanguage(undefined);
  }
}

/** The language of both sites, kept in one place (D-01): a change here shows on the public site's tabs, and back. */
export function useLanguage(): [Language, (language: Language) => void] {
  const [language, setLanguage] = useState(stored);
  useEffect(() => {
    document.documentElement.lang = HTML_LANG[language];
  }, [language]);
  useEffect(() => {
    const listen = (event: StorageEvent) => {
      if (event.key === KEY || event.key === null) setLanguage(stored());
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);
  const choose = useCallback((chosen: Language) => {
    setLanguage(chosen);
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // Without storage the choice holds for this page only.
    }
  }, []);
  return [language, choose];
}

import { LanguageSwitch } from '@phial/browser/language/language-switch';
import { notify } from '@phial/browser/notices/notices';
import type { Language } from '@phial/domain/language';
import { setLanguage, useLanguage, useMessages } from '../language/language.ts';

/** The language of this site, which is one with the public site's. */
export function SiteLanguage() {
  const language = useLanguage();
  const words = useMessages().shell;
  const choose = (chosen: Language) => {
    setLanguage(chosen).catch(() => notify({ tone: 'error', text: words.languageFailed }));
  };
  return <LanguageSwitch label={words.language} language={language} onChoose={choose} />;
}

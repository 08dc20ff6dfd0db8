import { HTML_LANG, LANGUAGES, type Language } from '@phial/domain/language';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { setLanguage, useLanguage, useMessages } from '../../language/language.ts';
import { notify } from '../notices.ts';
import styles from './language-switch.module.css';

/** Each language in its own words, whichever is on screen: short for the eye, in full for the ear. */
const NAMES: Record<Language, { short: string; full: string }> = {
  tw: { short: '繁', full: '繁體中文' },
  zh: { short: '简', full: '简体中文' },
  en: { short: 'EN', full: 'English' },
};

/** The three language buttons (NAV-006). */
export function LanguageSwitch() {
  const language = useLanguage();
  const { header, page } = useMessages().shell;
  const choose = (chosen: Language) => {
    setLanguage(chosen).catch(() => notify({ tone: 'error', text: page.languageFailed }));
  };
  return (
    <fieldset className={styles.switch} aria-label={header.language}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.choice}
          lang={HTML_LANG[one]}
          aria-pressed={one === language}
          onClick={() => choose(one)}
        >
          {NAMES[one].short}
          <VisuallyHidden> {NAMES[one].full}</VisuallyHidden>
        </button>
      ))}
    </fieldset>
  );
}

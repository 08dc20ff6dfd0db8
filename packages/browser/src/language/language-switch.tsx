import { HTML_LANG, LANGUAGES, type Language } from '@phial/domain/language';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import styles from './language-switch.module.css';

/** Each language in its own words, whichever is on screen: short for the eye, in full for the ear. */
const NAMES: Record<Language, { short: string; full: string }> = {
  tw: { short: '繁', full: '繁體中文' },
  zh: { short: '简', full: '简体中文' },
  en: { short: 'EN', full: 'English' },
};

/** The three language buttons. */
export function LanguageSwitch({
  label,
  language,
  onChoose,
}: {
  label: string;
  language: Language;
  onChoose: (language: Language) => void;
}) {
  return (
    <fieldset className={styles.switch} aria-label={label}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.choice}
          lang={HTML_LANG[one]}
          aria-pressed={one === language}
          onClick={() => onChoose(one)}
        >
          {NAMES[one].short}
          <VisuallyHidden> {NAMES[one].full}</VisuallyHidden>
        </button>
      ))}
    </fieldset>
  );
}

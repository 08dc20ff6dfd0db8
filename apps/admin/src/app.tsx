import { staff as en } from '@phial/content/messages/en/staff';
import { staff as tw } from '@phial/content/messages/tw/staff';
import { staff as zh } from '@phial/content/messages/zh/staff';
import { site } from '@phial/content/site';
import { HTML_LANG, LANGUAGES, type Language } from '@phial/domain/language';
import { BrandMark } from '@phial/ui/brand-mark/brand-mark';
import { buttonClass } from '@phial/ui/button/button';
import { Illustration } from '@phial/ui/illustration/illustration';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useEffect } from 'react';
import styles from './app.module.css';
import { useLanguage } from './use-language.ts';

const WORDS = { tw, zh, en };

const NAMES: Record<Language, { short: string; full: string }> = {
  tw: { short: '繁', full: '繁體中文' },
  zh: { short: '简', full: '简体中文' },
  en: { short: 'EN', full: 'English' },
};

/** What the staff and doctor site will be; `/admin/doctor/…` speaks to doctors (D-89). */
export function App() {
  const [language, setLanguage] = useLanguage();
  const words = WORDS[language];
  const isDoctor = location.pathname.startsWith(`${import.meta.env.BASE_URL}doctor`);
  const part = isDoctor ? words.doctor : words.staff;
  const name = site.name[language];
  useEffect(() => {
    document.title = `${part.title} – ${name}`;
  }, [part, name]);
  return (
    <>
      <header className={styles.header} data-surface="petrol">
        <p className={styles.name}>
          <BrandMark size={32} />
          {name}
        </p>
        <fieldset className={styles.switch} aria-label={words.language}>
          {LANGUAGES.map((one) => (
            <button
              key={one}
              type="button"
              lang={HTML_LANG[one]}
              aria-pressed={one === language}
              onClick={() => setLanguage(one)}
            >
              {NAMES[one].short}
              <VisuallyHidden> {NAMES[one].full}</VisuallyHidden>
            </button>
          ))}
        </fieldset>
      </header>
      <main className={styles.main}>
        <div>
          <p className={styles.status}>{words.status}</p>
          <h1>{part.title}</h1>
          <p className={styles.lead}>{part.lead}</p>
          <h2>{part.planTitle}</h2>
          <ul className={styles.plan}>
            {part.plan.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <h2>{words.meanwhileTitle}</h2>
          <p>{words.meanwhile(site.phone[language])}</p>
          {/* In the frame of the public site the link leads the whole window. */}
          <a className={buttonClass()} href="/" target="_top">
            {words.website}
          </a>
        </div>
        <Illustration name="not-yet" />
      </main>
    </>
  );
}

import { HTML_LANG, LANGUAGES, type Language } from '@phial/domain/language';
import { Tabs } from '@phial/ui/tabs/tabs';
import { type ReactNode, useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './preview.module.css';

/** What visitors will see, in the language of a tab; nothing in it can be followed or pressed. */
export function PreviewFrame({ children }: { children: (language: Language) => ReactNode }) {
  const words = useMessages().editing;
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <section className={styles.preview} aria-label={words.preview.title}>
      <h2>{words.preview.title}</h2>
      <Tabs
        label={words.preview.language}
        tabs={LANGUAGES.map((id) => ({ id, name: words.languages[id] }))}
        chosen={language}
        onChoose={setLanguage}
      >
        <div className={styles.stage} lang={HTML_LANG[language]}>
          {children(language)}
        </div>
      </Tabs>
    </section>
  );
}

import { laboratory } from '@phial/browser/published/published-document';
import type { VisitorMessage } from '@phial/contract/schedule/schedule-message';
import { fromWireLanguage, HTML_LANG, toWireLanguage } from '@phial/domain/language';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import { callScript } from './call-script.ts';
import styles from './what-to-say.module.css';

/** What to say to a visitor, in their language, and in that of the page below where it is another one. */
export function WhatToSay({ message }: { message: VisitorMessage }) {
  const { messages: words, languages } = useMessages().schedule;
  const language = useLanguage();
  const { services } = useServices();
  const theirs = fromWireLanguage(message.language);
  const { name, hotline } = laboratory();
  const facts = {
    message,
    laboratory: name,
    hotline: hotline?.text,
    preparation: services.find(({ code }) => code === message.type)?.preparation,
  };
  const script = (spoken: typeof language) => (
    <div lang={HTML_LANG[spoken]}>
      {callScript(facts, spoken)?.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
  return (
    <section className={styles.script} aria-label={words.sayTo(message.name)}>
      <h2>{words.sayIn(languages[message.language])}</h2>
      <div className={styles.spoken}>{script(theirs)}</div>
      {theirs !== language && (
        <div className={`fine-print ${styles.own}`}>
          <p>
            <b>{words.inYours(languages[toWireLanguage(language)])}</b>
          </p>
          {script(language)}
        </div>
      )}
    </section>
  );
}

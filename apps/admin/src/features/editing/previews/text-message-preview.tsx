import { longMessageValues } from '@phial/content/message-example';
import { TEXT_MESSAGES, type TextMessageId } from '@phial/content/text-messages';
import { HTML_LANG, LANGUAGES, type Language } from '@phial/domain/language';
import { MANY_SEGMENTS, MOST_SEGMENTS, textLength } from '@phial/domain/messages/text-segments';
import { fillTextMessage, type MessageValues } from '@phial/domain/text/message-placeholders';
import { Notice } from '@phial/ui/notice/notice';
import { useId } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import type { Body } from '../fields/field.ts';
import { localText } from '../fields/local-text.ts';
import styles from './preview.module.css';

/** A text message as a phone shows it, and how long it is in each language. */
export function TextMessagePreview({
  id,
  body,
  language,
  valuesOf,
}: {
  id: TextMessageId;
  body: Body;
  language: Language;
  valuesOf: (language: Language) => MessageValues;
}) {
  const { editing, messageTests } = useMessages();
  const words = messageTests.preview;
  const titleId = useId();
  const typed = localText(body, 'textMessage');
  const isOwn = LANGUAGES.some((one) => typed[one].trim() !== '');
  const texts = isOwn ? typed : TEXT_MESSAGES[id];
  const rows = LANGUAGES.map((one) => ({
    language: one,
    name: editing.languages[one],
    ...textLength(fillTextMessage(texts[one], valuesOf(one))),
    most: textLength(fillTextMessage(texts[one], longMessageValues(one))).segments,
  }));
  const names = (some: typeof rows) => some.map(({ name }) => name).join(', ');
  const tooMany = rows.filter(({ most }) => most > MOST_SEGMENTS);
  const many = rows.filter(({ segments, most }) => segments > MANY_SEGMENTS && most <= MOST_SEGMENTS);
  // Chinese is never in the alphabet; in English they are slips, such as a curly quotation mark.
  const slips = rows.find((row) => row.language === 'en')?.foreign ?? [];
  return (
    <>
      {!isOwn && <OnStaffSite text={words.house} />}
      <div className={styles.phone}>
        <p className={styles.bubble}>{fillTextMessage(texts[language], valuesOf(language))}</p>
      </div>
      <div className={styles.lengths} lang={HTML_LANG[useLanguage()]}>
        <p id={titleId}>{words.lengths}</p>
        <dl aria-labelledby={titleId}>
          {rows.map(({ language: one, name, characters, segments, most }) => (
            <div key={one}>
              <dt>{name}</dt>
              <dd>{words.length(characters, segments, most)}</dd>
            </div>
          ))}
        </dl>
        {slips.length > 0 && <p>{words.foreign(slips.join(' '))}</p>}
        {many.length > 0 && (
          <Notice tone="warning" live="status">
            <p>{words.many(names(many))}</p>
          </Notice>
        )}
        {tooMany.length > 0 && (
          <Notice tone="error" live="status">
            <p>{words.tooMany(names(tooMany))}</p>
          </Notice>
        )}
      </div>
    </>
  );
}

/** A sentence for staff amid words for visitors, which may be in another language. */
function OnStaffSite({ text }: { text: string }) {
  return (
    <p className={styles.forStaff} lang={HTML_LANG[useLanguage()]}>
      {text}
    </p>
  );
}

import { type MessageExample, messageExample } from '@phial/content/message-example';
import { messageLinkLabel } from '@phial/content/message-link-label';
import { visitorMessages as en } from '@phial/content/messages/en/visitor-messages';
import { visitorMessages as tw } from '@phial/content/messages/tw/visitor-messages';
import { visitorMessages as zh } from '@phial/content/messages/zh/visitor-messages';
import { isTextMessageId } from '@phial/content/text-messages';
import { FIXED_ENTRIES } from '@phial/contract/content/text-bodies';
import { dayOf, formatLongDate, timeOf } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import {
  fillMessageLine,
  type MessageBlock,
  messageParagraphs,
} from '@phial/domain/text/message-placeholders';
import { useMessages } from '../../../language/language.ts';
import type { Body } from '../fields/field.ts';
import { localText } from '../fields/local-text.ts';
import { valuesIn } from './legal-text-preview.tsx';
import styles from './preview.module.css';
import { TextMessagePreview } from './text-message-preview.tsx';

const WORDS = { en, tw, zh } satisfies Record<Language, typeof en>;

/** Of no calendar in use. */
const EXAMPLE_DAY = '2026-03-02';

/** A message as its e-mail and its text message have it, with the facts of an example. */
export function MessagePreview({
  id,
  body,
  language,
}: {
  id: string | undefined;
  body: Body;
  language: Language;
}) {
  const words = useMessages().messageTests.preview;
  const known = FIXED_ENTRIES['message-template'].find((one) => one === id);
  if (known === undefined) return null;
  const exampleIn = (one: Language) => {
    const { laboratory, hotline } = valuesIn(one);
    const facts = { day: EXAMPLE_DAY, site: window.location.origin, laboratory, hotline };
    return messageExample(known, one, facts);
  };
  const email = (
    <EmailPreview
      body={body}
      language={language}
      example={exampleIn(language)}
      linkLabel={messageLinkLabel(known, language)}
    />
  );
  if (!isTextMessageId(known)) return email;
  return (
    <div className={styles.ways}>
      <section className={styles.way}>
        <p className={styles.wayName}>{words.email}</p>
        {email}
      </section>
      <section className={styles.way}>
        <p className={styles.wayName}>{words.text}</p>
        <TextMessagePreview
          id={known}
          body={body}
          language={language}
          valuesOf={(one) => exampleIn(one).values}
        />
      </section>
    </div>
  );
}

function EmailPreview({
  body,
  language,
  example: { values, appointment, former },
  linkLabel,
}: {
  body: Body;
  language: Language;
  example: MessageExample;
  linkLabel: string;
}) {
  const words = WORDS[language];
  const moment = (instant: Date) => `${formatLongDate(dayOf(instant), language)} ${timeOf(instant)}`;
  const linesOf: Record<MessageBlock, readonly string[]> = {
    appointment:
      appointment === undefined
        ? []
        : [
            words.fact(words.when, moment(appointment.startsAt)),
            words.fact(words.where, `${appointment.point}, ${appointment.address}`),
            words.fact(words.telephone, appointment.tel),
            words.fact(words.code, appointment.code),
          ],
    former: former === undefined ? [] : [words.former, moment(former.startsAt), former.point],
    link: values.link === undefined ? [] : [`[ ${linkLabel} ]`],
  };
  const paragraphs = messageParagraphs(localText(body, 'text')[language], values)
    .map((paragraph) => ('text' in paragraph ? paragraph.text : linesOf[paragraph.block].join('\n')))
    .filter((text) => text !== '');
  return (
    <article className={styles.text}>
      <h3>{fillMessageLine(localText(body, 'subject')[language], values) ?? values.laboratory}</h3>
      {[...paragraphs.entries()].map(([at, text]) => (
        <p key={at} className={styles.lines}>
          {text}
        </p>
      ))}
      <p className={styles.lines}>{`${values.laboratory ?? ''}\n${words.automatic}`}</p>
    </article>
  );
}

import { visitorMessages as en } from '@phial/content/messages/en/visitor-messages';
import { visitorMessages as tw } from '@phial/content/messages/tw/visitor-messages';
import { visitorMessages as zh } from '@phial/content/messages/zh/visitor-messages';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import {
  fillMessageLine,
  type MessageBlock,
  type MessageValues,
  messageParagraphs,
} from '@phial/domain/text/message-placeholders';
import { useMessages } from '../../../language/language.ts';
import type { Body } from '../fields/field.ts';
import { localText } from '../fields/local-text.ts';
import { valuesIn } from './legal-text-preview.tsx';
import styles from './preview.module.css';

const WORDS = { en, tw, zh } satisfies Record<Language, typeof en>;

/** Of nobody, on a day of no calendar in use. */
const EXAMPLE = {
  code: '7C4KX2MP',
  order: 'HD-7C4KX2MP',
  day: '2026-03-02',
  formerDay: '2026-02-27',
  time: '10:30',
  tel: '0000 6201',
};

/** A message as its e-mail has it, with the facts of an example. */
export function MessagePreview({
  toDoctor,
  body,
  language,
}: {
  toDoctor: boolean;
  body: Body;
  language: Language;
}) {
  const { messageExample } = useMessages().editing;
  const { laboratory, hotline } = valuesIn(language);
  const words = WORDS[language];
  const day = formatLongDate(EXAMPLE.day, language);
  const values: MessageValues = {
    ...messageExample,
    name: toDoctor ? messageExample.doctor : messageExample.name,
    code: EXAMPLE.code,
    order: EXAMPLE.order,
    day,
    time: EXAMPLE.time,
    when: `${day} ${EXAMPLE.time}`,
    tel: EXAMPLE.tel,
    ...(laboratory !== undefined && { laboratory }),
    ...(hotline !== undefined && { hotline }),
  };
  const linesOf: Record<MessageBlock, readonly string[]> = {
    appointment: [
      words.fact(words.when, values.when ?? ''),
      words.fact(words.where, `${values.point}, ${values.address}`),
      words.fact(words.code, EXAMPLE.code),
    ],
    former: [
      words.former,
      `${formatLongDate(EXAMPLE.formerDay, language)} ${EXAMPLE.time}`,
      messageExample.point,
    ],
    link: [`[ ${toDoctor ? words.reportLink : words.link} ]`],
  };
  return (
    <article className={styles.text}>
      <h3>{fillMessageLine(localText(body, 'subject')[language], values) ?? values.laboratory}</h3>
      {[...messageParagraphs(localText(body, 'text')[language], values).entries()].map(([at, paragraph]) => (
        <p key={at} className={styles.lines}>
          {'text' in paragraph ? paragraph.text : linesOf[paragraph.block].join('\n')}
        </p>
      ))}
      <p className={styles.lines}>{`${values.laboratory ?? ''}\n${words.automatic}`}</p>
    </article>
  );
}

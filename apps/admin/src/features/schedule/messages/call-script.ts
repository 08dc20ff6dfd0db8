import { callScript as en } from '@phial/content/messages/en/staff/call-script';
import { callScript as tw } from '@phial/content/messages/tw/staff/call-script';
import { callScript as zh } from '@phial/content/messages/zh/staff/call-script';
import type { Preparation } from '@phial/contract/booking/service';
import type { VisitorMessage } from '@phial/contract/schedule/schedule-message';
import { fastingFrom } from '@phial/domain/booking/fasting';
import { parseServTime } from '@phial/domain/hong-kong-time';
import type { Language, LocalText } from '@phial/domain/language';
import { formatSpokenMoment } from '@phial/domain/spoken-moment';

/** All three at once: what is said is in the language of the visitor, whatever that of the page. */
const WORDS = { en, tw, zh } satisfies Record<Language, typeof en>;

/** What a call is made of. */
export interface CallFacts {
  message: Pick<VisitorMessage, 'kind' | 'name' | 'former' | 'now'>;
  laboratory: LocalText;
  hotline: LocalText | undefined;
  /** Undefined where the service is not known. */
  preparation: Preparation | undefined;
}

/**
 * What to say to a visitor on the telephone, a sentence or two a line: neither the service nor the document number.
 * @returns undefined for a kind of message nobody is called about
 */
export function callScript(facts: CallFacts, language: Language): string[] | undefined {
  const { message, laboratory, hotline, preparation } = facts;
  const { kind, name, former, now } = message;
  if (kind !== 'moved' && kind !== 'cancelled' && kind !== 'changed') return undefined;
  const words = WORDS[language];
  const spoken = ({ names, servTime }: VisitorMessage['now'], say: Saying) => {
    const instant = parseServTime(servTime);
    return instant === undefined ? '' : say(formatSpokenMoment(instant, language), names[language]);
  };
  const isSame =
    former !== null && former.servTime === now.servTime && former.names[language] === now.names[language];
  const later = hotline === undefined ? '' : words.later(hotline[language]);
  const why = joined(language, words.about, words[kind]);
  const begin = [words.greeting(laboratory[language], name), why];
  if (kind === 'cancelled')
    return [...begin, spoken(former ?? now, words.notThen), joined(language, words.again, later)];
  return [
    ...begin,
    joined(
      language,
      former === null || isSame ? '' : spoken(former, words.former),
      spoken(now, isSame ? words.same : words.now),
    ),
    joined(language, words.bring, fastingLine(preparation, now.servTime, language)),
    joined(language, words.choice, later),
  ];
}

type Saying = (moment: string, point: string) => string;

/** Without the laboratory's title of it, which may name a test. */
function fastingLine(preparation: Preparation | undefined, servTime: string, language: Language): string {
  const startsAt = parseServTime(servTime);
  if (preparation?.fasting === undefined || startsAt === undefined) return '';
  const { hours, water, title } = preparation.fasting;
  const words = WORDS[language];
  const say = title === undefined ? words.fasting : words.fastingIfNeeded;
  return say(formatSpokenMoment(fastingFrom(startsAt, hours), language), water);
}

/** Sentences in one line; Chinese ones have no space between them. */
function joined(language: Language, ...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(language === 'en' ? ' ' : '');
}

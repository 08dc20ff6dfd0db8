import type { Preparation } from '@phial/contract/booking/service';
import { fastingFrom } from '@phial/domain/booking/fasting';
import { type DayKey, dayOf, formatLongDate, timeOf, weekdayOf } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import { weekdayNames } from './opening-lines.ts';

/** One thing to know before a visit. */
export interface PreparationFact {
  readonly kind: 'fasting' | 'bring' | 'restriction' | 'note';
  readonly title: string;
  readonly lines: readonly string[];
}

/** Who cannot have a service on one day. */
export interface DayRestriction {
  readonly title: string;
  /** Each as the laboratory words it. */
  readonly who: readonly string[];
}

interface PreparationWords {
  readonly fastingTitle: string;
  readonly fasting: (hours: number, water: boolean) => string;
  /** @param day `2 March 2026` @param time `23:00` */
  readonly fastingFrom: (day: string, time: string, water: boolean) => string;
  readonly bringTitle: string;
  readonly restrictionTitle: string;
  readonly restrictionTitleOn: (date: string) => string;
  readonly notOn: (who: string, days: string) => string;
  readonly minutes: (minutes: number) => string;
}

const WORDS: Readonly<Record<Language, PreparationWords>> = {
  tw: {
    fastingTitle: '空腹',
    fasting: (hours, water) =>
      water ? `檢查前須禁食最少 ${hours} 小時，可以飲清水。` : `檢查前須禁食及禁飲最少 ${hours} 小時。`,
    fastingFrom: (day, time, water) =>
      water ? `請由${day} ${time} 起禁食，可以飲清水。` : `請由${day} ${time} 起禁食及禁飲。`,
    bringTitle: '另須帶備',
    restrictionTitle: '不能接受此服務的人士',
    restrictionTitleOn: (date) => `${date}不能接受此服務的人士`,
    notOn: (who, days) => `${who}：${days}不設服務`,
    minutes: (minutes) => `需時約 ${minutes} 分鐘`,
  },
  zh: {
    fastingTitle: '空腹',
    fasting: (hours, water) =>
      water ? `检查前须禁食至少 ${hours} 小时，可以饮水。` : `检查前须禁食禁水至少 ${hours} 小时。`,
    fastingFrom: (day, time, water) =>
      water ? `请从${day} ${time} 起禁食，可以饮水。` : `请从${day} ${time} 起禁食禁水。`,
    bringTitle: '另请携带',
    restrictionTitle: '不能接受此服务的人士',
    restrictionTitleOn: (date) => `${date}不能接受此服务的人士`,
    notOn: (who, days) => `${who}：${days}不提供服务`,
    minutes: (minutes) => `约需 ${minutes} 分钟`,
  },
  en: {
    fastingTitle: 'Fasting',
    fasting: (hours, water) => {
      const length = hours === 1 ? '1 hour' : `${hours} hours`;
      return water
        ? `Do not eat for at least ${length} before the test. Water is allowed.`
        : `Do not eat or drink for at least ${length} before the test.`;
    },
    fastingFrom: (day, time, water) =>
      water
        ? `Please do not eat from ${time} on ${day}. Water is fine.`
        : `Please do not eat or drink from ${time} on ${day}.`,
    bringTitle: 'Also bring',
    restrictionTitle: 'Who cannot have this service',
    restrictionTitleOn: (date) => `Who cannot have this service on ${date}`,
    notOn: (who, days) => `${who}: not on ${days}`,
    minutes: (minutes) => (minutes === 1 ? 'About 1 minute' : `About ${minutes} minutes`),
  },
};

/** How to prepare for a service, in words: its facts, then what the laboratory has written. Empty where it says nothing. */
export function preparationFacts(
  { fasting, bring, restrictions, notes }: Preparation,
  language: Language,
): PreparationFact[] {
  const words = WORDS[language];
  const facts: PreparationFact[] = [];
  if (fasting !== undefined)
    facts.push({
      kind: 'fasting',
      title: fasting.title?.[language] ?? words.fastingTitle,
      lines: [words.fasting(fasting.hours, fasting.water)],
    });
  if (bring.length > 0)
    facts.push({ kind: 'bring', title: words.bringTitle, lines: bring.map((thing) => thing[language]) });
  if (restrictions.length > 0)
    facts.push({
      kind: 'restriction',
      title: words.restrictionTitle,
      lines: restrictions.map(({ who, weekdays }) =>
        weekdays.length === 0
          ? who[language]
          : words.notOn(who[language], weekdayNames(weekdays.toSorted(), language)),
      ),
    });
  const written = notes.map(({ title, text }): PreparationFact => {
    return { kind: 'note', title: title[language], lines: [text[language]] };
  });
  return [...facts, ...written];
}

/**
 * From when the visitor of a booking fasts; it says when fasting applies, where it does not always.
 * @returns undefined where nobody has to fast
 */
export function fastingSentence(
  { fasting }: Preparation,
  startsAt: Date,
  language: Language,
): string | undefined {
  if (fasting === undefined) return undefined;
  const from = fastingFrom(startsAt, fasting.hours);
  const { fastingFrom: words } = WORDS[language];
  const sentence = words(formatLongDate(dayOf(from), language), timeOf(from), fasting.water);
  const title = fasting.title?.[language];
  return title === undefined ? sentence : `${title}${language === 'en' ? ': ' : '：'}${sentence}`;
}

/**
 * Who cannot have a service on a day. The laboratory does not know who a visitor is in this respect, so it is said and
 * nothing is refused.
 * @returns undefined where everybody can come
 */
export function restrictionsOn(
  { restrictions }: Preparation,
  day: DayKey,
  language: Language,
): DayRestriction | undefined {
  const weekday = weekdayOf(day);
  const who = restrictions
    .filter(({ weekdays }) => weekdays.length === 0 || weekdays.includes(weekday))
    .map((restriction) => restriction.who[language]);
  if (who.length === 0) return undefined;
  return { title: WORDS[language].restrictionTitleOn(formatLongDate(day, language)), who };
}

/** How long a visit takes: 'About 20 minutes'. */
export function visitLength(minutes: number, language: Language): string {
  return WORDS[language].minutes(minutes);
}

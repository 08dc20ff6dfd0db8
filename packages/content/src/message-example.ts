import { isToDoctor, type MessageTemplateId } from '@phial/contract/content/text-bodies';
import { addDays, type DayKey, formatLongDate, instantOf } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import type { MessageValues } from '@phial/domain/text/message-placeholders';
import { visitorMessages as en } from './messages/en/visitor-messages.ts';
import { visitorMessages as tw } from './messages/tw/visitor-messages.ts';
import { visitorMessages as zh } from './messages/zh/visitor-messages.ts';
import { fastingSentence } from './preparation.ts';

const WORDS = { en, tw, zh } satisfies Record<Language, typeof en>;

/** Of no booking, and of no order. */
const CODE = '7C4KX2MP';
const ORDER = `HD-${CODE}`;
const TIME = '10:30';
const TELEPHONE = '0000 6201';
/** As long as a real one, and opens nothing. */
const TOKEN = `k1.${'example0'.repeat(3)}.${'0'.repeat(22)}`;

/** Messages about bookings that name their former time and place, and those that have no link. */
const WITH_FORMER: ReadonlySet<MessageTemplateId> = new Set(['moved', 'cancelled', 'changed']);
const WITHOUT_LINK: ReadonlySet<MessageTemplateId> = new Set([
  'cancelled',
  'cancellation-confirmation',
  'waiting-ended',
]);

/** What of an example is real. */
interface ExampleFacts {
  /** The appointment's. */
  readonly day: DayKey;
  /** Address of the website, without a slash at the end; undefined where messages have no link. */
  readonly site: string | undefined;
  readonly laboratory: string | undefined;
  readonly hotline: string | undefined;
}

/** An appointment or a report of nobody: what a message is filled with in previews and tests. */
export interface MessageExample {
  readonly values: MessageValues;
  /** What `{appointment}` shows; undefined in messages that are about none. */
  readonly appointment: ExampleAppointment | undefined;
  /** What `{former}` shows; undefined in messages without it. */
  readonly former: Pick<ExampleAppointment, 'startsAt' | 'point'> | undefined;
}

export interface ExampleAppointment {
  readonly startsAt: Date;
  readonly point: string;
  readonly address: string;
  readonly tel: string;
  readonly code: string;
}

/** The facts that a message of this kind has. */
export function messageExample(
  id: MessageTemplateId,
  language: Language,
  { day, site, laboratory, hotline }: ExampleFacts,
): MessageExample {
  const { name, doctor, point, address } = WORDS[language].example;
  const formerDay = addDays(day, -3);
  const startsAt = instantOf(day, TIME);
  const when = { day: formatLongDate(day, language), time: TIME, when: moment(day, language) };
  const sender = {
    ...(laboratory !== undefined && { laboratory }),
    ...(hotline !== undefined && { hotline }),
  };
  if (isToDoctor(id)) {
    const link = site !== undefined && { link: `${site}/admin/doctor/reports/example` };
    const values = { ...sender, ...when, ...link, name: doctor, order: ORDER };
    return { values, appointment: undefined, former: undefined };
  }
  const always = {
    ...sender,
    name,
    ...(site !== undefined &&
      !WITHOUT_LINK.has(id) && { link: `${site}/?lang=${language}#/booking?link=${TOKEN}` }),
  };
  if (id.startsWith('waiting-')) {
    const offer = { when: moment(day, language), until: moment(formerDay, language), point, address };
    const values = { ...always, ...(id === 'waiting-offer' && offer) };
    return { values, appointment: undefined, former: undefined };
  }
  const place = { point, address, tel: TELEPHONE, code: CODE };
  return {
    values: { ...always, ...place, ...when },
    appointment: { ...place, startsAt },
    former: WITH_FORMER.has(id) ? { startsAt: instantOf(formerDay, TIME), point } : undefined,
  };
}

/** A Wednesday in September, whose name is as long as any. */
const LONG_DAY = '2026-09-23';
const PREPARATION = { fasting: { hours: 10, water: true }, bring: [], restrictions: [], notes: [] };

/** Every fact that a message may name, as long as it gets: by them a text message is judged when it is saved. */
export function longMessageValues(language: Language): MessageValues {
  const { values } = messageExample('confirmation', language, {
    day: LONG_DAY,
    site: 'https://booking.laboratory.example',
    laboratory: undefined,
    hotline: '+852 0000 6201',
  });
  const fasting = fastingSentence(PREPARATION, instantOf(LONG_DAY, TIME), language);
  return {
    ...values,
    ...WORDS[language].longExample,
    until: moment(LONG_DAY, language),
    ...(fasting !== undefined && { fasting }),
  };
}

function moment(day: DayKey, language: Language): string {
  return `${formatLongDate(day, language)} ${TIME}`;
}

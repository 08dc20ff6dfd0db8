import { visitorMessages as en } from '@phial/content/messages/en/visitor-messages';
import { visitorMessages as tw } from '@phial/content/messages/tw/visitor-messages';
import { visitorMessages as zh } from '@phial/content/messages/zh/visitor-messages';
import { dayOf, formatLongDate, timeOf } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import type { MessageBlock } from '@phial/domain/text/message-placeholders';
import type { EmailPart } from './email-layout.ts';

const WORDS = { en, tw, zh } satisfies Record<Language, typeof en>;

/** What the parts of an e-mail about an appointment show; what there is not is left out. */
export interface BlockFacts {
  appointment:
    | {
        startsAt: Date;
        /** Name, address and directions of the service point; empty ones are left out. */
        where: readonly string[];
        tel: string;
        code: string;
      }
    | undefined;
  former: { startsAt: Date; point: string } | undefined;
  link: string | undefined;
}

/** How an e-mail about an appointment shows a part that is no text. */
export function appointmentBlock(
  block: MessageBlock,
  language: Language,
  { appointment, former, link }: BlockFacts,
): EmailPart[] {
  const words = WORDS[language];
  const moment = (instant: Date) => `${formatLongDate(dayOf(instant), language)} ${timeOf(instant)}`;
  if (block === 'link') return linkBlock(block, words.link, link);
  if (block === 'former') {
    if (former === undefined) return [];
    const rows = [
      { term: words.when, value: moment(former.startsAt) },
      { term: words.where, value: former.point },
    ];
    return [{ kind: 'facts', title: words.former, strong: false, rows, inLine: words.fact }];
  }
  if (appointment === undefined) return [];
  const rows = [
    { term: words.when, value: moment(appointment.startsAt) },
    { term: words.where, value: appointment.where.filter((line) => line !== '').join('\n') },
    { term: words.telephone, value: appointment.tel },
    { term: words.code, value: appointment.code },
  ];
  const title = former === undefined ? undefined : words.now;
  return [{ kind: 'facts', title, strong: true, rows, inLine: words.fact }];
}

/** How an e-mail about something else shows a part that is no text: it has a link alone. */
export function linkBlock(block: MessageBlock, label: string, address: string | undefined): EmailPart[] {
  return block === 'link' && address !== undefined ? [{ kind: 'link', label, address }] : [];
}

import { messageLinkLabel } from '@phial/content/message-link-label';
import type { Person } from '@phial/domain/booking/booking-form';
import { dayOf, formatLongDate, timeOf } from '@phial/domain/hong-kong-time';
import { localised } from '@phial/domain/language';
import { fillTextMessage, type MessageValues } from '@phial/domain/text/message-placeholders';
import type { AppDependencies } from '../../../app-dependencies.ts';
import { readLaboratory } from '../../../content/published-document.ts';
import type { Email } from '../../../mail/mailer.ts';
import { composeEmail } from '../../../messages/compose-email.ts';
import { linkBlock } from '../../../messages/email-blocks.ts';
import { readEmailWords, readTextMessageWords } from '../../../messages/message-words.ts';
import { findServicePoint } from '../../../service-points/service-points.service.ts';
import { decryptWaiting } from '../encrypted-entry.ts';
import { signWaitingLink } from '../waiting-link.ts';
import type { ClaimedWaitingMessage } from './waiting-message.sql.ts';

type WriteDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config' | 'keys'>;

/**
 * The e-mail of a message to somebody who waits.
 * @throws SendFailure without an address to send it from
 * @throws UnreadableError when the key of the person is missing
 */
export async function writeWaitingEmail(
  deps: WriteDependencies,
  message: ClaimedWaitingMessage,
): Promise<Email> {
  const { language } = message;
  const person = personOf(deps, message);
  const laboratory = await readLaboratory(deps);
  const values = await valuesOf(deps, message, { laboratory, person });
  return composeEmail(deps, {
    id: message.id,
    template: await readEmailWords(deps, message.kind),
    laboratory,
    language,
    to: person.email,
    values,
    blockOf: (block) => linkBlock(block, messageLinkLabel(message.kind, language), values.link),
  });
}

/**
 * The text message of the same.
 * @throws UnreadableError when the key of the person is missing
 */
export async function writeWaitingText(deps: WriteDependencies, message: ClaimedWaitingMessage) {
  const person = personOf(deps, message);
  const laboratory = await readLaboratory(deps);
  const values = await valuesOf(deps, message, { laboratory, person });
  const words = await readTextMessageWords(deps, message.kind);
  const text = fillTextMessage(words[message.language], values);
  return { to: `+852${person.telNo}`, text, language: message.language };
}

function personOf({ keys }: WriteDependencies, message: ClaimedWaitingMessage): Person {
  return decryptWaiting(keys, { ...message, id: message.waiting_entry_id });
}

async function valuesOf(
  deps: WriteDependencies,
  message: ClaimedWaitingMessage,
  { laboratory, person }: { laboratory: Awaited<ReturnType<typeof readLaboratory>>; person: Person },
): Promise<MessageValues> {
  const { language, starts_at: startsAt, ends_at: endsAt, service_point_id: pointId } = message;
  const { publicUrl } = deps.config;
  const known = pointId === null ? undefined : await findServicePoint(deps, pointId);
  const moment = (instant: Date | null) =>
    instant === null ? undefined : `${formatLongDate(dayOf(instant), language)} ${timeOf(instant)}`;
  const values = {
    name: person.name,
    when: moment(startsAt),
    until: moment(endsAt),
    point: known && localised(known.point, 'servPt', language),
    address: known && localised(known.point, 'address', language),
    laboratory: laboratory.name[language],
    hotline: laboratory.hotline?.text[language],
    // Behind `#`, which no log and no referrer has. An entry that has ended has nothing to open.
    link:
      publicUrl === undefined || message.kind === 'waiting-ended'
        ? undefined
        : `${publicUrl}/?lang=${language}#/waiting?link=${signWaitingLink(deps.keys, message.waiting_entry_id)}`,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

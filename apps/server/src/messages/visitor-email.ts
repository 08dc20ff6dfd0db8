import { fastingSentence } from '@phial/content/preparation';
import type { ServicePoint } from '@phial/contract/booking/service-point';
import { dayOf, formatLongDate, timeOf } from '@phial/domain/hong-kong-time';
import { type Language, localised } from '@phial/domain/language';
import type { MessageValues } from '@phial/domain/text/message-placeholders';
import type { AppDependencies } from '../app-dependencies.ts';
import { appointmentCalendar } from '../calendar-file/appointment-calendar.ts';
import { readLaboratory } from '../content/published-document.ts';
import type { SignedLink } from '../crypto/signed-link.ts';
import type { Email } from '../mail/mailer.ts';
import { SendFailure } from '../mail/send-failure.ts';
import { readDirectory } from '../service-points/service-points.service.ts';
import { composeEmail } from './compose-email.ts';
import { appointmentBlock, type BlockFacts } from './email-blocks.ts';
import { readEmailWords } from './message-words.ts';
import type { ClaimedMessage, MessageToWrite } from './outbox.sql.ts';
import { wantsReminders } from './reminder-wish.ts';
import { ownBookingAddress, remindersOffAddress } from './visitor-links.ts';

export type WriteDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config' | 'keys'>;

/** What a message is made of, looked up when it is sent. */
interface Facts {
  message: MessageToWrite;
  language: Language;
  laboratory: Awaited<ReturnType<typeof readLaboratory>>;
  point: ServicePoint;
  formerPoint: ServicePoint | undefined;
  service: { minutes: number | null; preparation: Parameters<typeof fastingSentence>[0] };
  /** Of the booking pages; undefined without an address of the site, and for a booking that is cancelled. */
  link: string | undefined;
}

/**
 * The e-mail of a message, in the language of the booking, in the words the laboratory has published.
 * @throws SendFailure without an address to send it from; `opted-out` for a reminder that the visitor does not want
 * @throws UnreadableError when the key of the person is missing
 */
export async function writeVisitorEmail(deps: WriteDependencies, message: ClaimedMessage): Promise<Email> {
  const facts = await factsOf(deps, message);
  const { language, laboratory } = facts;
  const recordId = message.appointment_id;
  const decrypt = (field: string, bytes: Buffer) => deps.keys.decrypt(recordId, field, message.key_id, bytes);
  const to = decrypt('email', message.email);
  await assertWanted(deps, message, { email: to, telNo: '' });
  const values = valuesOf(facts, decrypt('name', message.name));
  const email = await composeEmail(deps, {
    id: message.id,
    template: await readEmailWords(deps, message.kind),
    laboratory,
    language,
    to,
    values,
    blockOf: (block) => appointmentBlock(block, language, blockFacts(facts)),
  });
  return {
    ...email,
    ...(message.kind === 'reminder' &&
      deps.config.publicUrl !== undefined && { unsubscribe: remindersOffAddress(deps, linkOf(message)) }),
    // A reminder changes nothing that a calendar has.
    ...(message.kind !== 'reminder' && {
      calendar: calendarOf(
        facts,
        { organiser: { name: email.from.name, email: email.from.address }, attendee: to },
        deps.clock.now(),
      ),
    }),
  };
}

/** @throws SendFailure `opted-out` for a reminder to somebody who has asked for none */
export async function assertWanted(
  deps: WriteDependencies,
  { kind }: Pick<MessageToWrite, 'kind'>,
  contacts: { telNo: string; email: string },
): Promise<void> {
  if (kind === 'reminder' && !(await wantsReminders(deps, contacts)))
    throw new SendFailure('refused', 'opted-out');
}

/** Looks up what a message is made of. */
export async function factsOf(deps: WriteDependencies, message: MessageToWrite): Promise<Facts> {
  const { points, services } = await readDirectory(deps);
  const point = points.get(message.service_point_id)?.point;
  const service = services.get(message.service_type);
  if (point === undefined || service === undefined)
    throw new Error(`message ${message.id} is about a service or a service point that does not exist`);
  const { language } = message;
  const { publicUrl } = deps.config;
  const former = message.former_service_point_id;
  return {
    message,
    language,
    laboratory: await readLaboratory(deps),
    point,
    formerPoint: former === null ? undefined : points.get(former)?.point,
    service,
    link:
      publicUrl === undefined || isCancelled(message)
        ? undefined
        : ownBookingAddress(deps.keys, { publicUrl, language, ...linkOf(message) }),
  };
}

const linkOf = (message: MessageToWrite): SignedLink => ({
  id: message.appointment_id,
  version: message.link_version,
});

function isCancelled({ kind }: MessageToWrite): boolean {
  return kind === 'cancelled' || kind === 'cancellation-confirmation';
}

/** What the names in a message's words stand for. @param name of the person */
export function valuesOf(
  { message, language, laboratory, point, service, link }: Facts,
  name: string,
): MessageValues {
  const { starts_at: startsAt } = message;
  const day = formatLongDate(dayOf(startsAt), language);
  const time = timeOf(startsAt);
  const values = {
    name,
    code: message.reservation_code,
    day,
    time,
    when: `${day} ${time}`,
    point: localised(point, 'servPt', language),
    address: localised(point, 'address', language),
    tel: point.tel,
    fasting: fastingSentence(service.preparation, startsAt, language),
    laboratory: laboratory.name[language],
    hotline: laboratory.hotline?.text[language],
    link,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function blockFacts({ message, language, point, formerPoint, link }: Facts): BlockFacts {
  const nameOf = (one: ServicePoint) => localised(one, 'servPt', language);
  const { directionsEng: inEnglish = '', directionsCht: tw = '', directionsChs: zh = '' } = point;
  const directions = { tw, zh, en: inEnglish }[language];
  const { starts_at: startsAt, former_starts_at: formerStartsAt } = message;
  return {
    appointment: {
      startsAt,
      where: [nameOf(point), localised(point, 'address', language), directions],
      tel: point.tel,
      code: message.reservation_code,
    },
    former:
      formerStartsAt === null || formerPoint === undefined
        ? undefined
        : { startsAt: formerStartsAt, point: nameOf(formerPoint) },
    link,
  };
}

function calendarOf(facts: Facts, invitation: Parameters<typeof appointmentCalendar>[2], now: Date) {
  const { message, language, laboratory, point, service, link } = facts;
  const appointment = {
    id: message.appointment_id,
    version: message.version,
    reservationCode: message.reservation_code,
    startsAt: message.starts_at,
    cancelled: isCancelled(message),
    minutes: service.minutes,
    preparation: service.preparation,
    point,
    laboratory: laboratory.name[language],
    language,
    link,
  };
  return appointmentCalendar(appointment, now, invitation);
}

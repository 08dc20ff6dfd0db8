import { randomUUID } from 'node:crypto';
import type { MessageExample } from '@phial/content/message-example';
import { messageLinkLabel } from '@phial/content/message-link-label';
import { visitorMessages as en } from '@phial/content/messages/en/visitor-messages';
import { visitorMessages as tw } from '@phial/content/messages/tw/visitor-messages';
import { visitorMessages as zh } from '@phial/content/messages/zh/visitor-messages';
import type { ContentBody } from '@phial/contract/content/content-body';
import type { MessageTemplateId } from '@phial/contract/content/text-bodies';
import type { Language } from '@phial/domain/language';
import type { AppDependencies } from '../app-dependencies.ts';
import { appointmentCalendar } from '../calendar-file/appointment-calendar.ts';
import type { readLaboratory } from '../content/published-document.ts';
import type { Email } from '../mail/mailer.ts';
import { composeEmail } from '../messages/compose-email.ts';
import { appointmentBlock, linkBlock } from '../messages/email-blocks.ts';

const WORDS = { en, tw, zh } satisfies Record<Language, typeof en>;

interface TestEmail {
  id: MessageTemplateId;
  language: Language;
  /** With subject and text in the language. */
  template: Pick<ContentBody<'message-template'>, 'subject' | 'text'>;
  to: string;
  laboratory: Awaited<ReturnType<typeof readLaboratory>>;
  example: MessageExample;
}

/**
 * The e-mail as a visitor would get it, with the facts of an example and marked as a test in subject and first line.
 * @throws SendFailure without an address to send it from
 */
export async function writeTestEmail(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'config'>,
  { id, language, template, to, laboratory, example }: TestEmail,
): Promise<Email> {
  const { values, appointment, former } = example;
  const { test } = WORDS[language];
  const shown = {
    appointment: appointment && { ...appointment, where: [appointment.point, appointment.address] },
    former,
    link: values.link,
  };
  const email = await composeEmail(deps, {
    id: randomUUID(),
    template: {
      ...template,
      text: { ...template.text, [language]: `${test.lead}\n\n${template.text[language]}` },
    },
    laboratory,
    language,
    to,
    values,
    blockOf: (block) =>
      appointment === undefined
        ? linkBlock(block, messageLinkLabel(id, language), values.link)
        : appointmentBlock(block, language, shown),
  });
  // As in a real one: others are about no appointment, and a reminder changes nothing that a calendar has.
  const hasCalendar = appointment !== undefined && id !== 'reminder';
  return {
    ...email,
    subject: test.subject(email.subject),
    ...(hasCalendar && {
      calendar: calendarOf(deps, email, { id, language, laboratory, example, appointment }),
    }),
  };
}

function calendarOf(
  { clock }: Pick<AppDependencies, 'clock'>,
  email: Email,
  {
    id,
    language,
    laboratory,
    example,
    appointment: { startsAt, point, address, tel, code },
  }: Pick<TestEmail, 'id' | 'language' | 'laboratory' | 'example'> & {
    appointment: NonNullable<MessageExample['appointment']>;
  },
) {
  return appointmentCalendar(
    {
      // Of no record: nothing that is sent later changes the event.
      id: email.id,
      version: 1,
      reservationCode: code,
      startsAt,
      cancelled: id === 'cancelled' || id === 'cancellation-confirmation',
      minutes: null,
      preparation: { bring: [], restrictions: [], notes: [] },
      point: {
        servPtCht: point,
        servPtChs: point,
        servPtEng: point,
        addressCht: address,
        addressChs: address,
        addressEng: address,
        tel,
      },
      laboratory: WORDS[language].test.subject(laboratory.name[language]),
      language,
      link: example.values.link,
    },
    clock.now(),
    { organiser: { name: email.from.name, email: email.from.address }, attendee: email.to },
  );
}

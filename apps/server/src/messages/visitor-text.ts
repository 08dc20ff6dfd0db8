import { visitorMessages as en } from '@phial/content/messages/en/visitor-messages';
import { visitorMessages as tw } from '@phial/content/messages/tw/visitor-messages';
import { visitorMessages as zh } from '@phial/content/messages/zh/visitor-messages';
import { takesTextMessages } from '@phial/domain/identity/phone';
import type { Language } from '@phial/domain/language';
import { messageParagraphs } from '@phial/domain/text/message-placeholders';
import { SendFailure } from '../mail/send-failure.ts';
import type { ClaimedText } from './outbox.sql.ts';
import { assertWanted, factsOf, valuesOf, type WriteDependencies } from './visitor-email.ts';

const WORDS = { en, tw, zh } satisfies Record<Language, typeof en>;

/**
 * The text message of a message, in the language of the booking.
 * @throws SendFailure `no-channel` when the number is not a mobile one; `opted-out` for a reminder that the visitor
 *   does not want
 * @throws UnreadableError when the key of the person is missing
 */
export async function writeVisitorText(deps: WriteDependencies, message: ClaimedText) {
  const decrypt = (field: string, bytes: Buffer) =>
    deps.keys.decrypt(message.appointment_id, field, message.key_id, bytes);
  const phone = decrypt('phone', message.phone);
  if (!takesTextMessages(phone)) throw new SendFailure('refused', 'no-channel');
  await assertWanted(deps, message, { telNo: phone, email: '' });
  const values = valuesOf(await factsOf(deps, message), decrypt('name', message.name));
  const paragraphs = messageParagraphs(WORDS[message.language].texts[message.kind], values);
  const text = paragraphs.flatMap((paragraph) => ('text' in paragraph ? [paragraph.text] : [])).join('\n');
  return { to: `+852${phone}`, text, language: message.language };
}

import { takesTextMessages } from '@phial/domain/identity/phone';
import { fillTextMessage } from '@phial/domain/text/message-placeholders';
import { SendFailure } from '../mail/send-failure.ts';
import { readTextMessageWords } from './message-words.ts';
import type { ClaimedText } from './outbox.sql.ts';
import { assertWanted, factsOf, valuesOf, type WriteDependencies } from './visitor-email.ts';

/**
 * The text message of a message, in the language of the booking, in the words the laboratory has published.
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
  const words = await readTextMessageWords(deps, message.kind);
  const text = fillTextMessage(words[message.language], values);
  return { to: `+852${phone}`, text, language: message.language };
}

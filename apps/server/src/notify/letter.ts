import { letters as en } from '@phial/content/messages/en/letters';
import { letters as tw } from '@phial/content/messages/tw/letters';
import { letters as zh } from '@phial/content/messages/zh/letters';
import { site } from '@phial/content/site';
import { dayOf, formatLongDate, timeOf } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import type { Config } from '../config.ts';
import type { KeyRing } from '../crypto/key-ring.ts';
import type { Letter } from './mailer.ts';
import type { ClaimedMessage } from './outbox.sql.ts';

const WORDS = { en, tw, zh } satisfies Record<Language, typeof en>;

/** The letter of a message, in the language of the booking. */
export function letterOf(
  { keys, config }: { keys: KeyRing; config: Pick<Config, 'publicUrl'> },
  message: ClaimedMessage,
): Letter {
  const { language, appointment_id: recordId, key_id: keyId } = message;
  const words = WORDS[language];
  const moment = (instant: Date) => `${formatLongDate(dayOf(instant), language)} ${timeOf(instant)}`;
  const { subject, text } = words[message.kind];
  const laboratory = site.name[language];
  return {
    id: message.id,
    to: keys.decrypt(recordId, 'email', keyId, message.email),
    fromName: laboratory,
    subject: subject(laboratory),
    text: text({
      laboratory,
      name: keys.decrypt(recordId, 'name', keyId, message.name),
      code: message.reservation_code,
      service: words.services[message.service_type],
      former: { when: moment(message.former_starts_at), point: message.former_point[language] },
      now: {
        when: moment(message.starts_at),
        point: message.point[language],
        address: message.address[language],
        tel: message.tel,
      },
      hotline: site.hotline[language],
      website: config.publicUrl && `${config.publicUrl}/?lang=${language}#/grassrootReserve`,
    }),
  };
}

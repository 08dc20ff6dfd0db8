import type { Language } from '@phial/domain/language';
import { fillBody, fillHeaders } from '@phial/domain/messages/request-template';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { EncryptedColumn } from '../../crypto/encrypted-column.ts';
import { orUnreadable } from '../../crypto/unreadable.ts';
import { SendFailure } from '../../mail/send-failure.ts';
import { ADDRESS_REFUSED, checkedLookup, isEndpointUrl } from '../../webhooks/sending/receiver-address.ts';
import { createTextPost } from '../post-text.ts';
import { readMessageId, type TextSender } from '../text-sender.ts';
import { readTextProviderRow, type TextProviderRow } from './text-provider.sql.ts';

export const ENCRYPTED_TEXT_SECRETS: EncryptedColumn = {
  table: 'text_provider',
  column: 'secret',
  keyColumn: 'secret_key_id',
};

/** As WhatsApp names the languages of its templates. */
const LANGUAGE_CODES = { tw: 'zh_HK', zh: 'zh_CN', en: 'en' } as const satisfies Record<Language, string>;

const MEDIA = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const;

/**
 * By what text messages go now: the provider that an administrator has set up and turned on, else that of the
 * environment. What is saved counts from the next message on, in every process.
 */
export async function currentTextSender(
  deps: Pick<AppDependencies, 'db' | 'config' | 'keys' | 'textSender'>,
): Promise<TextSender | undefined> {
  const row = await readTextProviderRow(deps.db);
  return row?.enabled ? createProviderSender(deps, row) : deps.textSender;
}

/** @returns a sender by stored settings, be they on or off */
export function createProviderSender(
  { config, keys }: Pick<AppDependencies, 'config' | 'keys'>,
  row: TextProviderRow,
): TextSender {
  const post = createTextPost(undefined, checkedLookup(config));
  return {
    channel: row.channel,
    async send({ to, text, language }) {
      // The settings of the server may have become narrower since.
      if (!isEndpointUrl(row.url, config)) throw new SendFailure('unreachable', ADDRESS_REFUSED);
      const secret = readSecret(keys, row);
      const values = { to, from: row.sender, text, language: LANGUAGE_CODES[language], secret };
      const answer = await post({
        url: row.url,
        headers: {
          ...fillHeaders(row, { secret, encodedSecret: Buffer.from(secret).toString('base64') }),
          'content-type': MEDIA[row.format],
        },
        body: fillBody(row, values),
      });
      return { providerMessageId: readMessageId(answer, row.idPath) };
    },
  };
}

/** @throws SendFailure when its key is missing */
function readSecret(keys: AppDependencies['keys'], { id, secretKeyId, secret }: TextProviderRow): string {
  if (secretKeyId === null || secret === null) return '';
  const text = orUnreadable(
    () => keys.decrypt(id, ENCRYPTED_TEXT_SECRETS.column, secretKeyId, secret),
    undefined,
  );
  if (text === undefined) throw new SendFailure('not-sent', 'ESECRET');
  return text;
}

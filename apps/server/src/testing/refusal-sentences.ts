import { errors as en } from '@phial/content/messages/en/errors';
import { server as enServer } from '@phial/content/messages/en/server';
import { errors as tw } from '@phial/content/messages/tw/errors';
import { server as twServer } from '@phial/content/messages/tw/server';
import { errors as zh } from '@phial/content/messages/zh/errors';
import { server as zhServer } from '@phial/content/messages/zh/server';
import type { Language } from '@phial/domain/language';

/** Every sentence a refusal may have, by language: words of a library or a database are in none of them. */
export const SENTENCES: Readonly<Record<Language, ReadonlySet<string>>> = {
  tw: sentences(tw.refusals, twServer),
  zh: sentences(zh.refusals, zhServer),
  en: sentences(en.refusals, enServer),
};

/** Those of all languages. */
export const REFUSAL_SENTENCES: ReadonlySet<string> = new Set(
  Object.values(SENTENCES).flatMap((each) => [...each]),
);

function sentences(refusals: Readonly<Record<string, string>>, server: typeof twServer): ReadonlySet<string> {
  const fields = Object.values(server.fields);
  return new Set([
    ...Object.values(refusals),
    ...Object.values(server.accountRefusals),
    ...fields.map(server.fieldMissing),
    ...fields.map(server.fieldInvalid),
  ]);
}

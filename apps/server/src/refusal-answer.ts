import { errors as enErrors } from '@phial/content/messages/en/errors';
import { server as enServer } from '@phial/content/messages/en/server';
import { errors as twErrors } from '@phial/content/messages/tw/errors';
import { server as twServer } from '@phial/content/messages/tw/server';
import { errors as zhErrors } from '@phial/content/messages/zh/errors';
import { server as zhServer } from '@phial/content/messages/zh/server';
import type { Refusal } from '@phial/contract/envelope';
import { type ErrorCode, envelopeCode } from '@phial/contract/errors';
import type { Language } from '@phial/domain/language';

const WORDS = {
  en: { refusals: { ...enErrors.refusals, ...enServer.accountRefusals }, server: enServer },
  tw: { refusals: { ...twErrors.refusals, ...twServer.accountRefusals }, server: twServer },
  zh: { refusals: { ...zhErrors.refusals, ...zhServer.accountRefusals }, server: zhServer },
} satisfies Record<Language, unknown>;

/** A refusal before it has words. */
export interface RefusalContent {
  code: ErrorCode;
  data?: unknown;
  /** The field to blame, by its name on the wire, and whether it is absent. */
  field?: string;
  missing?: boolean;
}

/**
 * The envelope of a refusal; `data` is null where there is nothing to say beside the words.
 * @param requestId as in the header `x-request-id`, so that a caller can name what went wrong
 */
export function refusalAnswer(content: RefusalContent, language: Language, requestId: string): Refusal {
  const { code, data, field } = content;
  return {
    code: envelopeCode(code),
    msg: wordsOf(content, language),
    data: data ?? (field === undefined ? null : { field }),
    error: code,
    requestId,
  };
}

/** A field that only has the general code is named; the other codes have a sentence of their own. */
function wordsOf({ code, field, missing }: RefusalContent, language: Language): string {
  const { refusals, server } = WORDS[language];
  const name = code === 'body-invalid' ? nameOf(server.fields, field) : undefined;
  if (name === undefined) return refusals[code];
  return missing ? server.fieldMissing(name) : server.fieldInvalid(name);
}

function nameOf(fields: Readonly<Record<string, string>>, field: string | undefined): string | undefined {
  return field !== undefined && Object.hasOwn(fields, field) ? fields[field] : undefined;
}

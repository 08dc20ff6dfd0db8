import { visitorMessages as en } from '@phial/content/messages/en/visitor-messages';
import { visitorMessages as tw } from '@phial/content/messages/tw/visitor-messages';
import { visitorMessages as zh } from '@phial/content/messages/zh/visitor-messages';
import type { ContentBody } from '@phial/contract/content/content-body';
import type { Language } from '@phial/domain/language';
import {
  fillMessageLine,
  type MessageBlock,
  type MessageValues,
  messageParagraphs,
} from '@phial/domain/text/message-placeholders';
import type { AppDependencies } from '../app-dependencies.ts';
import type { readLaboratory } from '../content/published-document.ts';
import type { Queryable } from '../db/pool.ts';
import type { Email } from '../mail/mailer.ts';
import { SendFailure } from '../mail/send-failure.ts';
import { logoFile } from '../uploads/logo.ts';
import { type EmailLayout, type EmailPart, emailHtml, emailText, LOGO_CID } from './email-layout.ts';

const WORDS = { en, tw, zh } satisfies Record<Language, typeof en>;

/** What an e-mail is made of. */
export interface EmailDraft {
  /** The same for every attempt. */
  id: string;
  template: Pick<ContentBody<'message-template'>, 'subject' | 'text'>;
  laboratory: Awaited<ReturnType<typeof readLaboratory>>;
  language: Language;
  to: string;
  values: MessageValues;
  /** How the e-mail shows a part that is no text. */
  blockOf(block: MessageBlock): EmailPart[];
}

/**
 * An e-mail in the laboratory's look.
 * @throws SendFailure without an address to send it from
 */
export async function composeEmail(
  { config, db }: Pick<AppDependencies, 'config'> & { db: Queryable },
  { id, template, laboratory, language, to, values, blockOf }: EmailDraft,
): Promise<Email> {
  const name = laboratory.name[language];
  const address = config.mailFrom ?? laboratory.supportEmail;
  // As nodemailer names what it finds wrong with an envelope.
  if (address === undefined) throw new SendFailure('not-sent', 'EENVELOPE');
  const logo = await logoFile(db, laboratory);
  const layout: EmailLayout = {
    language,
    subject: fillMessageLine(template.subject[language], values) ?? name,
    parts: messageParagraphs(template.text[language], values).flatMap((paragraph) =>
      'text' in paragraph ? [{ kind: 'text' as const, text: paragraph.text }] : blockOf(paragraph.block),
    ),
    laboratory: { ...laboratory, name, hasLogo: logo !== undefined },
    footer: WORDS[language].automatic,
  };
  return {
    id,
    to,
    from: { name, address },
    subject: layout.subject,
    text: emailText(layout),
    html: emailHtml(layout),
    ...(logo !== undefined && {
      pictures: [{ cid: LOGO_CID, filename: 'logo.webp', content: logo, contentType: 'image/webp' }],
    }),
  };
}

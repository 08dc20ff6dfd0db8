import { MESSAGE_TEMPLATES } from '@phial/content/message-templates';
import { visitorMessages as en } from '@phial/content/messages/en/visitor-messages';
import { visitorMessages as tw } from '@phial/content/messages/tw/visitor-messages';
import { visitorMessages as zh } from '@phial/content/messages/zh/visitor-messages';
import type { MessageTemplateId } from '@phial/contract/content/text-bodies';
import type { Language } from '@phial/domain/language';
import {
  fillMessageLine,
  type MessageBlock,
  type MessageValues,
  messageParagraphs,
} from '@phial/domain/text/message-placeholders';
import type { AppDependencies } from '../app-dependencies.ts';
import { readContent } from '../content/content.service.ts';
import type { readLaboratory } from '../content/published-document.ts';
import type { Email } from '../mail/mailer.ts';
import { SendFailure } from '../mail/send-failure.ts';
import { logoFile } from '../uploads/logo.ts';
import { type EmailLayout, type EmailPart, emailHtml, emailText, LOGO_CID } from './email-layout.ts';

const WORDS = { en, tw, zh } satisfies Record<Language, typeof en>;

/** What an e-mail is made of. */
export interface EmailDraft {
  /** Its id is the same for every attempt. */
  message: { id: string; kind: MessageTemplateId };
  laboratory: Awaited<ReturnType<typeof readLaboratory>>;
  language: Language;
  to: string;
  values: MessageValues;
  /** How the e-mail shows a part that is no text. */
  blockOf(block: MessageBlock): EmailPart[];
}

/**
 * An e-mail in the words the laboratory has published.
 * @throws SendFailure without an address to send it from
 */
export async function composeEmail(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'config'>,
  { message, laboratory, language, to, values, blockOf }: EmailDraft,
): Promise<Email> {
  const name = laboratory.name[language];
  const address = deps.config.mailFrom ?? laboratory.supportEmail;
  // As nodemailer names what it finds wrong with an envelope.
  if (address === undefined) throw new SendFailure('not-sent', 'EENVELOPE');
  const template = await readTemplate(deps, message.kind);
  const logo = await logoFile(deps.config, laboratory);
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
    id: message.id,
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

/** Published words of the laboratory's own, else those of the house. */
async function readTemplate(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
  kind: MessageTemplateId,
): Promise<(typeof MESSAGE_TEMPLATES)[MessageTemplateId]> {
  const published = await readContent(deps, 'message-template');
  return published.find(({ id }) => id === kind)?.body ?? MESSAGE_TEMPLATES[kind];
}

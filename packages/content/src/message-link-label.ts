import { isToDoctor, type MessageTemplateId } from '@phial/contract/content/text-bodies';
import type { Language } from '@phial/domain/language';
import { visitorMessages as en } from './messages/en/visitor-messages.ts';
import { visitorMessages as tw } from './messages/tw/visitor-messages.ts';
import { visitorMessages as zh } from './messages/zh/visitor-messages.ts';

const WORDS = { en, tw, zh } satisfies Record<Language, typeof en>;

/** What the button says that an e-mail shows for `{link}`. */
export function messageLinkLabel(id: MessageTemplateId, language: Language): string {
  const { link, offerLink, reportLink, waitingLink } = WORDS[language];
  if (isToDoctor(id)) return reportLink;
  if (id === 'waiting-offer') return offerLink;
  return id.startsWith('waiting-') ? waitingLink : link;
}

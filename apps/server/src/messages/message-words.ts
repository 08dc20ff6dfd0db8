import { MESSAGE_TEMPLATES } from '@phial/content/message-templates';
import { TEXT_MESSAGES, type TextMessageId } from '@phial/content/text-messages';
import type { ContentBody } from '@phial/contract/content/content-body';
import type { MessageTemplateId } from '@phial/contract/content/text-bodies';
import type { LocalText } from '@phial/domain/language';
import type { AppDependencies } from '../app-dependencies.ts';
import { readContent } from '../content/content.service.ts';

type Dependencies = Pick<AppDependencies, 'db' | 'clock'>;

/** What the e-mail of a message says: published words of the laboratory's own, else those of the house. */
export async function readEmailWords(
  deps: Dependencies,
  kind: MessageTemplateId,
): Promise<Pick<ContentBody<'message-template'>, 'subject' | 'text'>> {
  return (await readPublished(deps, kind)) ?? MESSAGE_TEMPLATES[kind];
}

/** The same of its text message, of which the laboratory may have published none beside its e-mail. */
export async function readTextMessageWords(deps: Dependencies, kind: TextMessageId): Promise<LocalText> {
  return (await readPublished(deps, kind))?.textMessage ?? TEXT_MESSAGES[kind];
}

async function readPublished(
  deps: Dependencies,
  kind: MessageTemplateId,
): Promise<ContentBody<'message-template'> | undefined> {
  const published = await readContent(deps, 'message-template');
  return published.find(({ id }) => id === kind)?.body;
}

import { isTextMessageId, TEXT_MESSAGES } from '@phial/content/text-messages';
import type { StaffEntry } from '@phial/contract/content/editing';
import type { Body } from './fields/field.ts';
import type { Stored } from './use-editor.ts';

/** An entry as its editor begins with it. */
export function storedOf(entry: StaffEntry): Stored {
  const { version, draft, published, updatedAt, updatedBy } = entry;
  return { version, body: withHouseWords(entry, draft ?? published ?? {}), updatedAt, updatedBy };
}

/** Without words of a text message those of the house are sent: they are what there is to edit. */
function withHouseWords({ kind, id }: StaffEntry, body: Body): Body {
  const isWithout = kind === 'message-template' && isTextMessageId(id) && body.textMessage === undefined;
  return isWithout ? { ...body, textMessage: TEXT_MESSAGES[id] } : body;
}

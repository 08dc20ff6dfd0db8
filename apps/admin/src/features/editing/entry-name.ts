import type { StaffMessages } from '@phial/content/messages/staff-messages';
import type { ContentKind } from '@phial/contract/content/content-body';
import { isFixed } from '@phial/contract/content/text-bodies';
import type { Language } from '@phial/domain/language';
import type { Body } from './fields/field.ts';
import { inLanguage, localText } from './fields/local-text.ts';
import { KINDS } from './kinds.ts';

/** What staff call an entry: where it stands, if its place is fixed, else the text that names it; may be empty. */
export function entryName(
  words: StaffMessages['editing'],
  language: Language,
  { kind, id, body }: { kind: ContentKind; id: string | undefined; body: Body },
): string {
  const fixed: Readonly<Record<string, string>> = words.fixedEntries;
  if (isFixed(kind) && id !== undefined) return fixed[id] ?? id;
  return inLanguage(localText(body, KINDS[kind].namedBy), language);
}

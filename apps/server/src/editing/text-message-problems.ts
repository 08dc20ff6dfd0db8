import { longMessageValues } from '@phial/content/message-example';
import type { ContentKind } from '@phial/contract/content/content-body';
import type { FieldProblem } from '@phial/contract/content/editing';
import { LANGUAGES } from '@phial/domain/language';
import { MOST_SEGMENTS, textLength } from '@phial/domain/messages/text-segments';
import { EMAIL_ONLY_BLOCKS, fillTextMessage } from '@phial/domain/text/message-placeholders';

/**
 * What is wrong with the words of a text message besides unknown names: parts that an e-mail alone can show, and
 * more segments than a text message may take once it is filled in.
 */
export function textMessageProblems(kind: ContentKind, body: Record<string, unknown>): FieldProblem[] {
  if (kind !== 'message-template') return [];
  const words = body.textMessage;
  if (typeof words !== 'object' || words === null) return [];
  return LANGUAGES.flatMap((language): FieldProblem[] => {
    const text: unknown = Reflect.get(words, language);
    if (typeof text !== 'string') return [];
    const path = `textMessage.${language}`;
    if (EMAIL_ONLY_BLOCKS.some((block) => text.includes(`{${block}}`))) {
      return [{ path, problem: 'email-only' }];
    }
    const { segments } = textLength(fillTextMessage(text, longMessageValues(language)));
    return segments > MOST_SEGMENTS ? [{ path, problem: 'segments' }] : [];
  });
}

/**
 * What the words of a message to a visitor may name between braces. A paragraph of the first three alone is shown as a
 * part of its own; the others stand for a text. Neither the document number nor the service has a name: a message
 * says no more than the window of an envelope would show.
 */
export const MESSAGE_BLOCKS = ['appointment', 'former', 'link'] as const;
export const MESSAGE_PLACEHOLDERS = [
  ...MESSAGE_BLOCKS,
  'name',
  'code',
  'when',
  'day',
  'time',
  'point',
  'address',
  'tel',
  'fasting',
  'until',
  'laboratory',
  'hotline',
] as const;
/**
 * What the words of a message to a doctor may name: a report by the number of its order, when it came, and the link to
 * it. Nothing of the patient, of a test or of a result has a name.
 */
export const DOCTOR_MESSAGE_PLACEHOLDERS = [
  'link',
  'name',
  'order',
  'when',
  'day',
  'time',
  'laboratory',
  'hotline',
] as const;
export type MessageBlock = (typeof MESSAGE_BLOCKS)[number];
type MessagePlaceholder =
  | (typeof MESSAGE_PLACEHOLDERS)[number]
  | (typeof DOCTOR_MESSAGE_PLACEHOLDERS)[number];

/** What an e-mail alone can show. A text message has the address of the link in its place. */
export const EMAIL_ONLY_BLOCKS = ['appointment', 'former'] as const;
type MessageText = Exclude<MessagePlaceholder, (typeof EMAIL_ONLY_BLOCKS)[number]>;

/** What stands for each text; what there is not, is left out. */
export type MessageValues = Readonly<Partial<Record<MessageText, string>>>;

/** A paragraph of a message: words, or a part that each way of sending shows in its own manner. */
export type MessageParagraph = { readonly text: string } | { readonly block: MessageBlock };

const NAME = /\{([A-Za-z]{1,40})\}/g;

/** A line with what it names; undefined where something it names is not there. */
export function fillMessageLine(line: string, values: MessageValues): string | undefined {
  const names = [...line.matchAll(NAME)].map(([, name = '']) => name);
  const facts: Readonly<Record<string, string | undefined>> = values;
  if (names.some((name) => facts[name] === undefined)) return undefined;
  return line.replaceAll(NAME, (_, name: string) => facts[name] ?? '');
}

/**
 * The paragraphs of a message, which empty lines separate. A line that names what there is not is left out, and with
 * its last line the paragraph: so a laboratory without a hotline sends no "call us on".
 */
export function messageParagraphs(text: string, values: MessageValues): MessageParagraph[] {
  return text.split(/\n[^\S\n]*\n+/).flatMap((paragraph): MessageParagraph[] => {
    const block = MESSAGE_BLOCKS.find((one) => paragraph.trim() === `{${one}}`);
    if (block !== undefined) return [{ block }];
    const lines = paragraph
      .trim()
      .split('\n')
      .map((line) => fillMessageLine(line.trim(), values));
    const kept = lines.filter((line) => line !== undefined);
    return kept.length === 0 || kept.every((line) => line === '') ? [] : [{ text: kept.join('\n') }];
  });
}

/**
 * The words of a text message. A line that names what there is not is left out; of several empty lines one stays.
 * @param text names none of {@link EMAIL_ONLY_BLOCKS}
 */
export function fillTextMessage(text: string, values: MessageValues): string {
  const lines = text.split('\n').map((line) => fillMessageLine(line.trim(), values));
  return lines
    .filter((line) => line !== undefined)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Begins a part of a text that is no paragraph of words. */
const BLOCK = /^<(?:p|ul|ol|table)[\s>]/i;

/**
 * HTML of a text as it is typed: an empty line begins a new paragraph, a line end a new line. Tags that are typed stay,
 * and a part that begins with a paragraph, list or table of its own is left as it is.
 */
export function htmlOfTyped(typed: string): string {
  return typed
    .split(/\n[^\S\n]*\n\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.replaceAll(/\s*\n\s*/g, '<br />')}</p>`))
    .join('\n\n');
}

/** The reverse of {@link htmlOfTyped}: paragraphs without attributes lose their tags, anything else keeps them. */
export function typedOfHtml(html: string): string {
  return html
    .replaceAll(/\s*<p>([\s\S]*?)<\/p>\s*/gi, (_, words: string) => {
      const isBlock = BLOCK.test(words.trim());
      return isBlock ? `\n\n<p>${words}</p>\n\n` : `\n\n${words.replaceAll(/<br ?\/?>/gi, '\n').trim()}\n\n`;
    })
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

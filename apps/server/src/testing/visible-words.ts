/**
 * What a reader sees of a message, HTML or text: the style sheet has braces of its own, and the random text of a
 * personal link spells any three letters sooner or later.
 */
export function visibleWords(message = ''): string {
  return message.replaceAll(/<style>.*?<\/style>/gs, '').replaceAll(/link=[\w.-]+/g, 'link=');
}

/**
 * What a reader sees of a message, HTML or text: without the style sheet, which has braces, and without the random
 * text of a personal link (`crypto/signed-link.ts`), which spells any three letters sooner or later.
 */
export function visibleWords(message = ''): string {
  return message.replaceAll(/<style>.*?<\/style>/gs, '').replaceAll(/(?<=link=)[\w-]+\.[\w-]+\.[\w-]+/g, '');
}

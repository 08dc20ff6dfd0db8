import type { texts as source } from '../en/texts.ts';
import type { Words } from '../words.ts';

export const texts: Words<typeof source> = {
  unpublished: '此文本尚未发布。如有疑问，请与我们联系。',
};

import type { texts as source } from '../en/texts.ts';
import type { Words } from '../words.ts';

export const texts: Words<typeof source> = {
  unpublished: '此文本尚未發布。如有查詢，請與我們聯絡。',
};

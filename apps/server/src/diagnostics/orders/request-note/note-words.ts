import { requestNote as en } from '@phial/content/messages/en/request-note';
import { requestNote as tw } from '@phial/content/messages/tw/request-note';
import type { Words } from '@phial/content/messages/words';
import { requestNote as zh } from '@phial/content/messages/zh/request-note';
import type { Language } from '@phial/domain/language';

const WORDS: Readonly<Record<Language, Words<typeof en>>> = { en, tw, zh };

export function noteWords(language: Language): Words<typeof en> {
  return WORDS[language];
}

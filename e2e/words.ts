import { en } from '@phial/content/messages/en';
import type { Messages } from '@phial/content/messages/messages';
import { tw } from '@phial/content/messages/tw';
import { zh } from '@phial/content/messages/zh';
import type { Language } from '@phial/domain/language';

/** The site's own words, so that one test reads the same in three languages. */
export const WORDS: Readonly<Record<Language, Messages>> = { tw, zh, en };

/** Matches a text that begins with these words. */
export function beginningWith(words: string): RegExp {
  return new RegExp(`^\\s*${RegExp.escape(words)}`);
}

/** Matches a text that has these words in it. */
export function containing(words: string): RegExp {
  return new RegExp(RegExp.escape(words));
}

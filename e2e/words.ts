import { en } from '@phial/content/messages/en';
import { staff as staffEn } from '@phial/content/messages/en/staff';
import type { Messages } from '@phial/content/messages/messages';
import type { StaffMessages } from '@phial/content/messages/staff-messages';
import { tw } from '@phial/content/messages/tw';
import { staff as staffTw } from '@phial/content/messages/tw/staff';
import { zh } from '@phial/content/messages/zh';
import { staff as staffZh } from '@phial/content/messages/zh/staff';
import { SAMPLE_LABORATORY } from '@phial/content/sample/laboratory';
import type { Language } from '@phial/domain/language';

/** The words of the sample's site, so that one test reads the same in three languages. */
export const WORDS: Readonly<Record<Language, Messages>> = {
  tw: ofSample(tw, 'tw'),
  zh: ofSample(zh, 'zh'),
  en: ofSample(en, 'en'),
};

/** A laboratory names its online booking. */
function ofSample({ shell, ...words }: Messages, language: Language): Messages {
  const { bookingMenu, bookingTitle } = SAMPLE_LABORATORY;
  return {
    ...words,
    shell: {
      ...shell,
      menu: { ...shell.menu, booking: bookingMenu[language] },
      titles: { ...shell.titles, grassrootReserve: bookingTitle[language] },
    },
  };
}

/** The words of the staff and doctor site. */
export const STAFF_WORDS: Readonly<Record<Language, StaffMessages>> = {
  tw: staffTw,
  zh: staffZh,
  en: staffEn,
};

/** Matches a text that begins with these words. */
export function beginningWith(words: string): RegExp {
  return new RegExp(`^\\s*${RegExp.escape(words)}`);
}

/** Matches a message with a parameter, whatever stands in its place. */
export function saying(message: (parameter: string) => string): RegExp {
  return new RegExp(message('\u0000').split('\u0000').map(RegExp.escape).join('.+'));
}

import type { Language } from './language.ts';

const LOCALE: Readonly<Record<Language, string>> = { tw: 'zh-HK', zh: 'zh-CN', en: 'en-GB' };

/**
 * Formats days in each language. An `Intl.DateTimeFormat` takes milliseconds to make on a phone, so one is made when
 * it is first needed, and kept.
 * @returns takes midnight UTC of the day, in milliseconds: a day has no time zone
 */
export function dayFormatter(
  options: Intl.DateTimeFormatOptions,
): (midnight: number, language: Language) => string {
  const made: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (midnight, language) => {
    made[language] ??= new Intl.DateTimeFormat(LOCALE[language], {
      ...options,
      calendar: 'gregory',
      timeZone: 'UTC',
    });
    return made[language].format(midnight);
  };
}

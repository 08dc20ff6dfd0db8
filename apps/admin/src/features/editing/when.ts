import { HTML_LANG, type Language } from '@phial/domain/language';

/** An instant as people in Hong Kong write it, to the minute. */
export function whenText(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(HTML_LANG[language], {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Hong_Kong' },
    hour12: false,
  }).format(new Date(instant));
}

import type { LocalText } from '@phial/domain/language';
import { HTML_LANG, type Language } from '@phial/domain/language';

interface Passage {
  readonly lang: (typeof HTML_LANG)[Language];
  readonly text: string;
}

/**
 * A text in English and in Chinese, the reader's own language first; simplified Chinese only for its readers
 * (docs/rules/catalogue.md#chinese-names).
 */
export function inReadingOrder(text: LocalText, language: Language): readonly [Passage, Passage] {
  const [first, second] = language === 'en' ? (['en', 'tw'] as const) : ([language, 'en'] as const);
  return [
    { lang: HTML_LANG[first], text: text[first] },
    { lang: HTML_LANG[second], text: text[second] },
  ];
}

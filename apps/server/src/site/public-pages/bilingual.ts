import { PLEASE_ENQUIRE } from '@phial/content/packages/fixed-texts';
import { inReadingOrder } from '@phial/content/reading-order';
import type { Language, LocalText } from '@phial/domain/language';
import { siteAddress } from '@phial/domain/public-address';
import { html, type Markup } from './html.ts';

/**
 * A text of the catalogue in English and Chinese, the reader's own language first
 * (docs/rules/catalogue.md#chinese-names).
 */
export function bilingual(text: LocalText, language: Language): Markup {
  const [first, second] = inReadingOrder(text, language);
  if (second.text === '' || second.text === first.text) return html`${first.text}`;
  return html`<span lang="${first.lang}">${first.text}</span> <span lang="${second.lang}" class="second">${second.text}</span>`;
}

/**
 * Stands where the catalogue has no value (docs/rules/catalogue.md#unknown-values), and leads to those who
 * know it.
 */
export function enquire(language: Language): Markup {
  const [first, second] = inReadingOrder(PLEASE_ENQUIRE, language);
  return html`<a href="${siteAddress(language, '/contactUs?index=6-1')}"><span lang="${first.lang}">${first.text}</span> / <span lang="${second.lang}">${second.text}</span></a>`;
}

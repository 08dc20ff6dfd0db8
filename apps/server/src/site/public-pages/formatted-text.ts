import type { Language } from '@phial/domain/language';
import { siteAddress } from '@phial/domain/public-address';
import { safeHtml } from '../../catalogue/safe-html.ts';
import { type Markup, safeMarkup } from './html.ts';

/**
 * A formatted text by the allow-list of `safeHtml`. Its links to pages of the site (`#/…`) lead to the site in the
 * language of the plain page, as there is nothing behind a `#` here.
 */
export function formattedText(html: string, language: Language): Markup {
  // What `safeHtml` returns has `<` in tags only, so this cannot be a part of a text.
  return safeMarkup(safeHtml(html).replaceAll('<a href="#/', `<a href="${siteAddress(language, '/')}`));
}

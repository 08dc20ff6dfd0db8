import { site } from '@phial/content/site';
import type { Language } from '@phial/domain/language';

/** The window's title: what shows, then whose site it is; the laboratory alone for the home page (''). */
export function windowTitle(page: string, language: Language): string {
  const laboratory = site.name[language];
  return page === '' ? laboratory : `${page} – ${laboratory}`;
}

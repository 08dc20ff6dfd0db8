import { laboratory } from '@phial/browser/published/published-document';
import type { Language } from '@phial/domain/language';

/** The window's title: what shows, then whose site it is; the laboratory alone for the home page (''). */
export function windowTitle(page: string, language: Language): string {
  const name = laboratory().name[language];
  return page === '' ? name : `${page} – ${name}`;
}

import { published } from '@phial/browser/published/published-document';
import type { Messages } from '@phial/content/messages/messages';
import type { Route } from '../../routes.ts';

/**
 * What the page says of itself to search engines and to whoever shares it.
 * @param title of the page on screen; pages of one thing (a package, a vacancy) speak of it by name
 */
export function pageDescription(
  { descriptions, opening }: Pick<Messages, 'descriptions' | 'opening'>,
  route: Pick<Route, 'title'>,
  title: string,
): string {
  const { title: name } = route;
  if (published().booking !== 'open' && (name === 'home' || name === 'grassrootReserve')) {
    return opening.descriptions[name];
  }
  const description = descriptions[name];
  return typeof description === 'function' ? description(title) : description;
}

/** Writes it into the document's head, where the server has put that of the home page. */
export function showDescription(text: string): void {
  let meta = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (meta === null) {
    meta = document.createElement('meta');
    meta.name = 'description';
    document.head.append(meta);
  }
  meta.content = text;
}

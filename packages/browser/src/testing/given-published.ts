import type { PublishedDocument } from '@phial/contract/content/published-document';
import { PUBLISHED_ELEMENT } from '@phial/contract/content/published-element';

/** Puts a published document into the page, in place of the one before. */
export function givenPublished(published: PublishedDocument): void {
  document.getElementById(PUBLISHED_ELEMENT)?.remove();
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = PUBLISHED_ELEMENT;
  element.textContent = JSON.stringify(published);
  document.head.append(element);
}

import type { PublishedDocument } from '@phial/contract/content/published-document';
import { PUBLISHED_ELEMENT } from '@phial/contract/content/published-element';
import { describeLaboratory, type Laboratory } from '@phial/domain/laboratory';

interface Published extends Omit<PublishedDocument, 'laboratory'> {
  readonly laboratory: Laboratory;
}

let read: { readonly text: string; readonly published: Published } | undefined;
let given: Published | undefined;

/** Takes the place of what stands in the page, where the site is drawn without one. */
export function givePublished(published: PublishedDocument): void {
  given = described(published);
}

/**
 * What the server has written into this page, as it was when the page was loaded.
 * @throws Error in a page that no server of ours has served
 */
export function published(): Published {
  if (given !== undefined) return given;
  const text = document.getElementById(PUBLISHED_ELEMENT)?.textContent;
  if (!text) throw new Error(`The page has no element #${PUBLISHED_ELEMENT}`);
  if (read?.text !== text) {
    read = { text, published: described(JSON.parse(text)) };
  }
  return read.published;
}

function described({ laboratory, ...parts }: PublishedDocument): Published {
  return { ...parts, laboratory: describeLaboratory(laboratory) };
}

/** The laboratory whose site this is. */
export function laboratory(): Laboratory {
  return published().laboratory;
}

import type { LocalText } from '../site.ts';
import type { NewsHeadline } from './headlines.ts';

/** A piece of an article, in reading order. */
export type ArticleBlock = { readonly paragraph: LocalText } | { readonly list: readonly LocalText[] };

/** Where an article leads on to. */
export interface ArticleLink {
  /** A path of the site, `/covidintroduce`, or a `tel:` address. */
  readonly to: string;
  readonly label: LocalText;
}

/** One announcement of the laboratory. */
export interface NewsArticle extends NewsHeadline {
  /** One sentence for cards and search engines. */
  readonly summary: LocalText;
  readonly body: readonly ArticleBlock[];
  readonly links: readonly ArticleLink[];
}

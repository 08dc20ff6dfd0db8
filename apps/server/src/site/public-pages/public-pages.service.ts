import type { Language } from '@phial/domain/language';
import type { PublicArea } from '@phial/domain/public-address';
import { readLaboratory } from '../../content/published-document.ts';
import { shortCache } from '../../db/short-cache.ts';
import { bookingState } from '../../opening/opening.service.ts';
import { jobSource } from './job-source.ts';
import { newsSource } from './news-source.ts';
import { packageSource } from './package-source.ts';
import type { PageSource, PageSources } from './public-page.ts';
import { renderPage } from './render-page.ts';
import { sitemap } from './sitemap.ts';
import { statementSource } from './statement-source.ts';
import { testItemSource } from './test-item-source.ts';

const SOURCES: Readonly<Record<PublicArea, PageSource>> = {
  packages: packageSource,
  tests: testItemSource,
  news: newsSource,
  jobs: jobSource,
  terms: statementSource('terms', 'service'),
  privacy: statementSource('privacy', 'privacy'),
  accessibility: statementSource('accessibility', 'accessibility'),
};

/** A page as its address asks for it. */
export interface Wanted {
  readonly language: Language;
  readonly area: PublicArea;
  /** The list of the area without one. */
  readonly id?: string;
  /** See `origin.ts`. */
  readonly origin: string;
}

const sitemaps = shortCache<string>('sitemap');

/** The HTML of a plain page; undefined where the address names nothing. */
export async function readPage(deps: PageSources, wanted: Wanted): Promise<string | undefined> {
  const { language, area, id, origin } = wanted;
  const source = SOURCES[area];
  const page = id === undefined ? await source.list(deps) : await source.find(deps, id);
  if (page === undefined) return undefined;
  const isOpen = (await bookingState(deps)) === 'open';
  return renderPage(page, { language, origin, laboratory: await readLaboratory(deps) }, isOpen);
}

/** Every plain page and the home page, as XML; at most a second old, as a large catalogue makes it long. */
export function readSitemap(deps: PageSources, origin: string): Promise<string> {
  return sitemaps(deps.db).get('sitemap', origin, deps.clock.now(), async () => {
    const pages = await Promise.all(
      Object.values(SOURCES).map(async (source) => [await source.list(deps), ...(await source.all(deps))]),
    );
    return sitemap(pages.flat(), origin);
  });
}

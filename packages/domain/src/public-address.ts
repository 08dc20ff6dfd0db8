import type { Language } from './language.ts';

/**
 * Things with pages at plain addresses, made by the server for search engines and for
 * readers without scripts. Each is also a page of the site itself, behind the `#`.
 */
export type PublicArea = 'packages' | 'tests' | 'news' | 'jobs' | 'terms' | 'privacy' | 'accessibility';

export const PUBLIC_AREAS = [
  'packages',
  'tests',
  'news',
  'jobs',
  'terms',
  'privacy',
  'accessibility',
] as const satisfies readonly PublicArea[];

/** First part of a plain address. */
export const LANGUAGE_PATH = { tw: 'zh-hant', zh: 'zh-hans', en: 'en' } as const satisfies Record<
  Language,
  string
>;

/** The routes of the site: the list of an area, and one of its things before its id. A statement is one page. */
const ROUTES: Readonly<Record<PublicArea, { list: string; thing?: string }>> = {
  packages: { list: '/packageItem?index=4-1', thing: '/packageItemDetail?index=4-1&component=' },
  tests: { list: '/testItem?index=4-1', thing: '/testItemDetail?index=4-1&id=' },
  news: { list: '/news?index=5', thing: '/newsDetail?index=5&id=' },
  jobs: { list: '/recruitment?index=7', thing: '/recruitmentDetail?index=7&id=' },
  terms: { list: '/terms' },
  privacy: { list: '/privacy' },
  accessibility: { list: '/accessibility' },
};

/** The plain address of a thing, or of its area's list without an id: `/en/packages/torch-profile`. */
export function publicPath(language: Language, area: PublicArea, id?: string): string {
  return `/${LANGUAGE_PATH[language]}/${area}/${id === undefined ? '' : encodeURIComponent(id)}`;
}

/** The same as a route of the site, without the `#`. */
export function siteRoute(area: PublicArea, id?: string): string {
  const { list, thing } = ROUTES[area];
  return id === undefined || thing === undefined ? list : thing + encodeURIComponent(id);
}

/** The address that opens a route of the site in a language, whatever language was kept there before. */
export function siteAddress(language: Language, route: string): string {
  return `/?lang=${language}#${route}`;
}

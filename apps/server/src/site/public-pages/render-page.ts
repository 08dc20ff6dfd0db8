import {
  inLanguage,
  laboratoryId,
  type PageContext,
  type Thing,
} from '@phial/content/structured-data/laboratory';
import type { Laboratory } from '@phial/domain/laboratory';
import { LANGUAGES, type Language } from '@phial/domain/language';
import {
  PUBLIC_AREAS,
  type PublicArea,
  publicPath,
  siteAddress,
  siteRoute,
} from '@phial/domain/public-address';
import { bilingual } from './bilingual.ts';
import { documentTitle, headTags } from './head-tags.ts';
import { html, type Markup } from './html.ts';
import { type Breadcrumb, pageFrame } from './page-frame.ts';
import { pageWords } from './page-words.ts';
import type { PublicPage } from './public-page.ts';

/**
 * A plain page in a language.
 * @param isOpen whether visitors can book: else it does not speak of it
 */
export function renderPage(page: PublicPage, context: PageContext, isOpen: boolean): string {
  const { language, origin, laboratory } = context;
  const name = page.name[language];
  const paths = pathsOf((one) => publicPath(one, page.area, page.id));
  const breadcrumbs = breadcrumbsTo(page, language);
  const description = page.description(language);
  const url = origin + paths[language];
  const nodes = page.nodes(context);
  const head = headTags({
    language,
    laboratory,
    origin,
    paths,
    title: name,
    description,
    kind: page.area === 'news' && page.id !== undefined ? 'article' : 'website',
    nodes: [
      webPage({ url, name, description, language, origin, nodes }),
      breadcrumbList([...breadcrumbs, { name, address: paths[language] }], origin),
      ...nodes,
    ],
  });
  const main = html`<h1>${page.bilingual ? bilingual(page.name, language) : name}</h1>
${onward(siteRoute(page.area, page.id), language, isOpen)}
${page.body(language, laboratory)}`;
  return pageFrame({ language, laboratory, head, paths, breadcrumbs, here: name, main });
}

/** What stands at an address of a language that names nothing: the lists that lead to all there is. */
export function renderNotFound(language: Language, laboratory: Laboratory): string {
  const words = pageWords(language);
  const lists = PUBLIC_AREAS.map(
    (area) => html`<li><a href="${publicPath(language, area)}">${words.areas[area]}</a></li>`,
  );
  return pageFrame({
    language,
    laboratory,
    head: html`<title>${documentTitle({ title: words.notFound, language, laboratory })}</title>\n<meta name="robots" content="noindex">`,
    paths: pathsOf((one) => siteAddress(one, '/')),
    breadcrumbs: [homeBreadcrumb(language)],
    here: words.notFound,
    main: html`<h1>${words.notFound}</h1>\n<p class="lead">${words.notFoundHint}</p>\n<ul class="entries">${lists}</ul>`,
  });
}

/** The way into the site, to the same thing in the same language. A link: whoever crawls should stay. */
function onward(route: string, language: Language, isOpen: boolean): Markup {
  const { openHere, openHint, opening } = pageWords(language);
  return html`<div class="onward"><a class="action" href="${siteAddress(language, route)}">${openHere}</a><p>${isOpen ? openHint : opening.openHint}</p></div>`;
}

function breadcrumbsTo({ area, id }: PublicPage, language: Language): Breadcrumb[] {
  const home = homeBreadcrumb(language);
  return id === undefined ? [home] : [home, listBreadcrumb(area, language)];
}

function homeBreadcrumb(language: Language): Breadcrumb {
  return { name: pageWords(language).shell.titles.home, address: siteAddress(language, '/') };
}

function listBreadcrumb(area: PublicArea, language: Language): Breadcrumb {
  return { name: pageWords(language).areas[area], address: publicPath(language, area) };
}

function pathsOf(path: (language: Language) => string): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((one) => [one, path(one)])) as Record<Language, string>;
}

interface WebPageFacts {
  readonly url: string;
  readonly name: string;
  readonly description: string;
  readonly language: Language;
  readonly origin: string;
  readonly nodes: readonly Thing[];
}

function webPage({ url, name, description, language, origin, nodes: [main] }: WebPageFacts): Thing {
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name,
    description,
    inLanguage: inLanguage({ language }),
    publisher: { '@id': laboratoryId(origin) },
    mainEntity: main === undefined ? undefined : { '@id': main['@id'] },
  };
}

function breadcrumbList(breadcrumbs: readonly Breadcrumb[], origin: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + address,
    })),
  };
}

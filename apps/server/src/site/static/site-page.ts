import { createHash } from 'node:crypto';
import { FIRST_SCREENS_ELEMENT, type FirstScreens } from '@phial/contract/content/first-screen';
import type { PublishedDocument } from '@phial/contract/content/published-document';
import { PUBLISHED_ELEMENT } from '@phial/contract/content/published-element';
import { describeLaboratory } from '@phial/domain/laboratory';
import { HTML_LANG, type Language, parseLanguage } from '@phial/domain/language';
import type { Config } from '../../config.ts';
import { headTags } from '../public-pages/head-tags.ts';
import { dataBlock, html, textOf } from '../public-pages/html.ts';
import { pageWords } from '../public-pages/page-words.ts';

interface Version {
  readonly edition: 'desktop' | 'mobile';
  /** Of the words before the site itself runs and takes the stored one. */
  readonly language: Language;
  /** See `site/public-pages/origin.ts`. */
  readonly origin: string;
  readonly config: Config;
  /** What staff have published, for the site to read when it starts. */
  readonly published: PublishedDocument;
  /** Undefined where none is drawn. */
  readonly firstScreens?: FirstScreens | undefined;
}

/** The home page in each language; what stands there without `lang` is the default one. */
function pathsOf(home: string): Readonly<Record<Language, string>> {
  return { tw: home, zh: `${home}?lang=zh`, en: `${home}?lang=en` };
}

/**
 * The built page with the settings of this server as attributes of its root
 * element, which the site reads. Its title
 * gives way to all that search engines and shared links want to know.
 * @param page with `<html …>` and `<title>`
 */
export function sitePage(page: string, version: Version): string {
  const written = withPublished(withSettings(page, version), version.published);
  return withFirstScreens(written, version.firstScreens).replace(TITLE, () => textOf(head(version)));
}

/** The inline scripts of a built page, as its policy names them (`'sha256-…'`). */
export function inlineScriptHashes(page: string): string[] {
  return [...page.matchAll(INLINE_SCRIPTS)].map(([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
}

/** The built page of the staff site with the settings of this server; it speaks the stored language. */
export function staffPage(page: string, config: Config, published: PublishedDocument): string {
  const language = parseLanguage(undefined);
  const title = html`<title>${published.laboratory.name[language]}</title>`;
  return withPublished(withSettings(page, { edition: 'desktop', language, config }), published).replace(
    TITLE,
    () => textOf(title),
  );
}

const INLINE_SCRIPTS = /<script>([\s\S]*?)<\/script>/g;
const TITLE = /<title>[^<]*<\/title>/;
const THEME_COLOUR = /<meta name="theme-color" content="[^"]*"/;

/** The page with the published document at the end of its head, and the colour of its laboratory. */
function withPublished(page: string, published: PublishedDocument): string {
  const block = dataBlock(published, html`type="application/json" id="${PUBLISHED_ELEMENT}"`);
  return page
    .replace(THEME_COLOUR, () =>
      textOf(html`<meta name="theme-color" content="${published.laboratory.headerColour}"`),
    )
    .replace(/<\/head>|<body\b/, (end) => textOf(block) + end);
}

/** What the first inline script reads stands before it. */
function withFirstScreens(page: string, firstScreens: FirstScreens | undefined): string {
  if (firstScreens === undefined) return page;
  const block = dataBlock(firstScreens, html`type="application/json" id="${FIRST_SCREENS_ELEMENT}"`);
  return page.replace('<script>', (start) => textOf(block) + start);
}

function head({ edition, language, origin, config, published }: Version) {
  const words = pageWords(language);
  const { mobileSiteUrl } = config;
  const isOwnMobileSite = mobileSiteUrl.startsWith('/');
  // Telephones are redirected from the desktop edition: an address of that one would lead them back here.
  const home = edition === 'desktop' ? '/' : isOwnMobileSite ? mobileSiteUrl : '/m/';
  const tags = headTags({
    language,
    laboratory: describeLaboratory(published.laboratory),
    origin,
    paths: pathsOf(home),
    title: '',
    kind: 'website' as const,
    nodes: [],
    description: (published.booking === 'open' ? words : words.opening).descriptions.home,
  });
  const mobile = isOwnMobileSite ? origin + mobileSiteUrl : mobileSiteUrl;
  return html`${tags}${
    edition === 'desktop' &&
    html`\n<link rel="alternate" media="only screen and (max-width: 640px)" href="${mobile}">`
  }`;
}

function withSettings(
  page: string,
  { edition, language, config }: Pick<Version, 'edition' | 'language' | 'config'>,
): string {
  const settings = {
    'data-edition': edition,
    'data-api-prefix': config.apiPrefix,
    'data-admin-site': config.adminSiteUrl,
    'data-mobile-site': config.mobileSiteUrl,
  };
  return page.replace(/<html\b([^>]*)>/, (_, present: string) => {
    const others = present.replace(
      /\s(?:lang|data-(?:edition|api-prefix|admin-site|mobile-site))="[^"]*"/g,
      '',
    );
    const ours = Object.entries(settings).map(([name, value]) => html` ${name}="${value}"`);
    const start = textOf(html`<html lang="${HTML_LANG[language]}"${ours}`);
    return `${start}${others}>`;
  });
}

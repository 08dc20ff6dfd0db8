import {
  SOCIAL_PICTURE,
  socialPicture,
  structuredData,
  type Thing,
} from '@phial/content/structured-data/laboratory';
import type { Laboratory } from '@phial/domain/laboratory';
import { DEFAULT_LANGUAGE, HTML_LANG, LANGUAGES, type Language } from '@phial/domain/language';
import { dataBlock, html, type Markup } from './html.ts';

/** For `hreflang`: the language by which search engines distinguish readers, wherever they are. */
export const HREFLANG: Readonly<Record<Language, string>> = { tw: 'zh-Hant', zh: 'zh-Hans', en: 'en' };

/** What a page's head says of it. */
export interface Head {
  readonly language: Language;
  readonly laboratory: Laboratory;
  /** See `origin.ts`. */
  readonly origin: string;
  /** Path of the page in each language; all of them are the same page in other words. */
  readonly paths: Readonly<Record<Language, string>>;
  /** Without the laboratory's name. '' for the home page. */
  readonly title: string;
  readonly description: string;
  readonly kind: 'website' | 'article';
  /** Nodes besides the laboratory itself (schema.org). */
  readonly nodes: readonly Thing[];
}

/** As the site's own windows are called. */
export function documentTitle({
  title,
  language,
  laboratory,
}: Pick<Head, 'title' | 'language' | 'laboratory'>): string {
  const name = laboratory.name[language];
  return title === '' ? name : `${title} – ${name}`;
}

/**
 * Title, description, whose page it is and where it stands, for search engines
 * and shared links. The sample stays out of search engines: nobody should find
 * a laboratory that does not exist.
 */
export function headTags(head: Head): Markup {
  const { language, laboratory, origin, paths, description, kind, nodes } = head;
  const title = documentTitle(head);
  const others = LANGUAGES.filter((other) => other !== language);
  return html`<title>${title}</title>
<meta name="description" content="${description}">
${laboratory.sample && html`<meta name="robots" content="noindex">\n`}<link rel="canonical" href="${origin + paths[language]}">
${LANGUAGES.map((one) => html`<link rel="alternate" hreflang="${HREFLANG[one]}" href="${origin + paths[one]}">\n`)}<link rel="alternate" hreflang="x-default" href="${origin + paths[DEFAULT_LANGUAGE]}">
<meta property="og:type" content="${kind}">
<meta property="og:site_name" content="${laboratory.name[language]}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${origin + paths[language]}">
<meta property="og:locale" content="${ogLocale(language)}">
${others.map((one) => html`<meta property="og:locale:alternate" content="${ogLocale(one)}">\n`)}<meta property="og:image" content="${origin + socialPicture(laboratory)}">
<meta property="og:image:width" content="${SOCIAL_PICTURE.width}">
<meta property="og:image:height" content="${SOCIAL_PICTURE.height}">
<meta property="og:image:alt" content="${laboratory.name[language]}">
<meta name="twitter:card" content="summary_large_image">
${dataBlock(structuredData({ language, origin, laboratory }, ...nodes))}`;
}

/** Open Graph writes a language with its region. */
function ogLocale(language: Language): string {
  return language === 'tw' ? 'zh_HK' : language === 'zh' ? 'zh_CN' : HTML_LANG.en.replace('-', '_');
}

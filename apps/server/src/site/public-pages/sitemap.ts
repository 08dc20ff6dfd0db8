import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@phial/domain/language';
import { publicPath } from '@phial/domain/public-address';
import { HREFLANG } from './head-tags.ts';
import { html, textOf } from './html.ts';
import type { PageKey } from './public-page.ts';

type Address = (language: Language) => string;

/** The home page in each language (see `site/static/site-page.ts`) and every plain page, each with the others. */
export function sitemap(pages: readonly PageKey[], origin: string): string {
  const home: Address = (language) =>
    language === DEFAULT_LANGUAGE ? `${origin}/` : `${origin}/?lang=${language}`;
  const entries = pages.map(({ area, id, lastModified }) =>
    entry((language) => origin + publicPath(language, area, id), lastModified),
  );
  return textOf(html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entry(home)}${entries}</urlset>
`);
}

function entry(address: Address, lastModified?: string) {
  const alternates = LANGUAGES.map(
    (one) => html`<xhtml:link rel="alternate" hreflang="${HREFLANG[one]}" href="${address(one)}"/>`,
  );
  return LANGUAGES.map(
    (language) =>
      html`<url><loc>${address(language)}</loc>${lastModified !== undefined && html`<lastmod>${lastModified}</lastmod>`}${alternates}<xhtml:link rel="alternate" hreflang="x-default" href="${address(DEFAULT_LANGUAGE)}"/></url>\n`,
  );
}

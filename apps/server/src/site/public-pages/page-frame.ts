import type { Laboratory } from '@phial/domain/laboratory';
import { HTML_LANG, LANGUAGES, type Language } from '@phial/domain/language';
import { PUBLIC_AREAS, publicPath, siteAddress } from '@phial/domain/public-address';
import { HREFLANG } from './head-tags.ts';
import { html, type Markup, textOf } from './html.ts';
import { pageWords } from './page-words.ts';
import { BRAND_PATH, STYLE_SHEET } from './style-sheet.ts';

/** A link above a page, to a page that leads to it. */
export interface Breadcrumb {
  readonly name: string;
  readonly address: string;
}

export interface Frame {
  readonly language: Language;
  readonly laboratory: Laboratory;
  /** From `<title>` on; icons and style are added. */
  readonly head: Markup;
  /** The same page in the other languages. */
  readonly paths: Readonly<Record<Language, string>>;
  /** From the home page to the page above this one. */
  readonly breadcrumbs: readonly Breadcrumb[];
  /** The last of the breadcrumbs: this page. */
  readonly here: string;
  /** Content of `<main>`, with its `h1`. */
  readonly main: Markup;
}

/** The languages in their own words. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { tw: '繁體中文', zh: '简体中文', en: 'English' };

/** The mark of the sample, as in the site's header. */
const MARK = html`<svg aria-hidden="true" width="40" height="40" viewBox="0 0 48 48"><clipPath id="phial"><path transform="rotate(28 24 24)" d="M17 7v27a7 7 0 0 0 14 0V7z"/></clipPath><path clip-path="url(#phial)" fill="#7fd1bc" d="M0 25h48v23H0z"/><path stroke="#7fd1bc" stroke-width="2.5" stroke-linecap="round" d="M4 25h40"/><path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" transform="rotate(28 24 24)" d="M14 6h20M17 6v28a7 7 0 0 0 14 0V6"/></svg>`;

/** A whole plain page: no script, one style sheet, the same frame around all of them. */
export function pageFrame({ language, laboratory, head, paths, breadcrumbs, here, main }: Frame): string {
  const words = pageWords(language);
  return textOf(html`<!doctype html>
<html lang="${HTML_LANG[language]}">
<head>
<meta charset="utf-8">
${head}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${laboratory.headerColour}">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="stylesheet" href="${STYLE_SHEET.path}">
<link rel="stylesheet" href="${BRAND_PATH}">
</head>
<body>
<a class="skip" href="#content">${words.skip}</a>
<header class="petrol"><div class="row">
<a class="brand" href="${siteAddress(language, '/')}">${mark(laboratory)}<span>${laboratory.name[language]}</span></a>
<nav aria-label="${words.languages}"><ul class="languages">${LANGUAGES.map(
    (one) =>
      html`<li><a href="${paths[one]}" lang="${HTML_LANG[one]}" hreflang="${HREFLANG[one]}"${one === language && html` aria-current="true"`}>${LANGUAGE_NAMES[one]}</a></li>`,
  )}</ul></nav>
</div></header>
<nav class="row breadcrumbs" aria-label="${words.breadcrumbs}"><ol>${breadcrumbs.map(
    ({ name, address }) => html`<li><a href="${address}">${name}</a></li>`,
  )}<li aria-current="page">${here}</li></ol></nav>
<main class="row" id="content" tabindex="-1">
${main}
</main>
${footer(language, laboratory)}
</body>
</html>
`);
}

/** Beside the name, and therefore without words of its own. */
function mark({ logoUrl, sample }: Laboratory): Markup | false {
  if (logoUrl !== undefined) return html`<img src="${logoUrl}" alt="" width="40" height="40">`;
  return sample && MARK;
}

function footer(language: Language, { sample, address, phone, ...facts }: Laboratory): Markup {
  const name = facts.name[language];
  const { areas, more, shell } = pageWords(language);
  return html`<footer class="petrol"><div class="row">
<nav aria-label="${more}"><ul>${PUBLIC_AREAS.map(
    (area) => html`<li><a href="${publicPath(language, area)}">${areas[area]}</a></li>`,
  )}</ul></nav>
<p><strong>${name}</strong></p>
${address && html`<address>${address[language]}</address>\n`}${phone && html`<p>${shell.footer.phone} <a href="${phone.link}">${phone.text[language]}</a></p>\n`}${sample && html`<p class="sample">${shell.footer.sample(name)}</p>\n`}<p>${shell.footer.copyright(name)}</p>
</div></footer>`;
}

import { CODES_WITHOUT_PAGE } from '@phial/content/packages/package-groups';
import type { PackagePage } from '@phial/content/packages/package-page';
import { findPackagePage, PACKAGE_PAGES } from '@phial/content/packages/package-pages';
import { PROFILE_GROUPS } from '@phial/content/packages/profile-groups';
import { packageTest } from '@phial/content/structured-data/medical-test';
import type { Language, LocalText } from '@phial/domain/language';
import { publicPath } from '@phial/domain/public-address';
import { listTestItems } from '../../catalogue/test-items.service.ts';
import { bilingual } from './bilingual.ts';
import { html, type Markup } from './html.ts';
import { packageFacts } from './package-facts.ts';
import { inEachLanguage, pageWords } from './page-words.ts';
import type { PageSource, PublicPage } from './public-page.ts';

const LIST: PublicPage = {
  area: 'packages',
  name: inEachLanguage(({ areas }) => areas.packages),
  description: (language) => pageWords(language).descriptions.packageItem,
  body: packageList,
  nodes: () => [],
  bilingual: true,
};

/** The packages that have a page, by the slug of their address, or by a code that is theirs alone. */
export const packageSource: PageSource = {
  list: async () => LIST,
  async find(deps, component) {
    const page = findPackagePage(component);
    if (page === undefined) return undefined;
    return pageOf(page, new Set((await listTestItems(deps)).map(({ testItemId }) => testItemId)));
  },
  all: async () => PACKAGE_PAGES.map(({ component }) => ({ area: 'packages', id: component })),
};

/** @param offered ids of the tests that visitors may see */
function pageOf(page: PackagePage, offered: ReadonlySet<string>): PublicPage {
  return {
    area: 'packages',
    id: page.component,
    name: page.name,
    description: (language) => pageWords(language).descriptions.packageItemDetail(page.name[language]),
    body: (language) => packageFacts(page, offered, language),
    nodes: (context) => [packageTest(page, context)],
    bilingual: true,
  };
}

function packageList(language: Language): Markup {
  const { list } = pageWords(language).packages;
  return html`<p class="lead">${list.lead}</p>
${PROFILE_GROUPS.map(({ name, pages }) => group(name, pages, language))}
<section><h2>${list.furtherCodes}</h2><p>${list.detailsOnRequest}</p>
<ul class="codes">${CODES_WITHOUT_PAGE.map((code) => html`<li><code>${code}</code></li>`)}</ul></section>`;
}

function group(name: LocalText, pages: readonly PackagePage[], language: Language): Markup {
  const rows = pages.map(
    (page) =>
      html`<li><a href="${publicPath(language, 'packages', page.component)}">${bilingual(page.name, language)}</a> <code>${page.code}</code></li>`,
  );
  return html`<section><h2>${name[language]}</h2><ul class="entries">${rows}</ul></section>\n`;
}

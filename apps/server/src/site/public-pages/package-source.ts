import { packageTest } from '@phial/content/structured-data/medical-test';
import {
  findPackagePage,
  type PackageCatalogue,
  type PackagePage,
} from '@phial/contract/content/package-catalogue';
import type { Language, LocalText } from '@phial/domain/language';
import { publicPath } from '@phial/domain/public-address';
import { listTestItems } from '../../catalogue/test-items.service.ts';
import { readPackages } from '../../content/packages.service.ts';
import { bilingual } from './bilingual.ts';
import { html, type Markup } from './html.ts';
import { packageFacts } from './package-facts.ts';
import { inEachLanguage, pageWords } from './page-words.ts';
import type { PageSource, PublicPage } from './public-page.ts';

/** The packages that have a page, by the slug of their address, or by a code that is theirs alone. */
export const packageSource: PageSource = {
  list: async (deps) => listPage(await readPackages(deps)),
  async find(deps, component) {
    const page = findPackagePage(await readPackages(deps), component);
    if (page === undefined) return undefined;
    return pageOf(page, new Set((await listTestItems(deps)).map(({ testItemId }) => testItemId)));
  },
  async all(deps) {
    const { pages } = await readPackages(deps);
    return pages.map(({ component }) => ({ area: 'packages', id: component }));
  },
};

function listPage(catalogue: PackageCatalogue): PublicPage {
  return {
    area: 'packages',
    name: inEachLanguage(({ areas }) => areas.packages),
    description: (language) => pageWords(language).descriptions.packageItem,
    body: (language) => packageList(catalogue, language),
    nodes: () => [],
    bilingual: true,
  };
}

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

function packageList({ groups, furtherCodes }: PackageCatalogue, language: Language): Markup {
  const { list } = pageWords(language).packages;
  const nothing = groups.length === 0 && furtherCodes.length === 0;
  return html`<p class="lead">${list.lead}</p>
${nothing && html`<p>${list.unpublished}</p>`}${groups.map(({ name, pages }) => group(name, pages, language))}
${
  furtherCodes.length > 0 &&
  html`<section><h2>${list.furtherCodes}</h2><p>${list.detailsOnRequest}</p>
<ul class="codes">${furtherCodes.map((code) => html`<li><code>${code}</code></li>`)}</ul></section>`
}`;
}

function group(name: LocalText, pages: readonly PackagePage[], language: Language): Markup {
  const rows = pages.map(
    (page) =>
      html`<li><a href="${publicPath(language, 'packages', page.component)}">${bilingual(page.name, language)}</a> <code>${page.code}</code></li>`,
  );
  return html`<section><h2>${name[language]}</h2><ul class="entries">${rows}</ul></section>\n`;
}

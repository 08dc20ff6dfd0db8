import { ALLERGEN_COLUMNS, ONLY_FOR, REMARKS } from '@phial/content/packages/fixed-texts';
import type { PackageItem, PackageItemGroup } from '@phial/contract/content/package-bodies';
import type { PackagePage } from '@phial/contract/content/package-catalogue';
import { HTML_LANG, type Language } from '@phial/domain/language';
import { publicPath } from '@phial/domain/public-address';
import { bilingual, enquire } from './bilingual.ts';
import { html, type Markup } from './html.ts';
import { pageWords } from './page-words.ts';

/** The plain page of the test that a package's item is. */
type AddressOf = (item: PackageItem) => string | undefined;

/**
 * All that the page of the site shows of a package.
 * @param offered ids of the tests that visitors may see; an item that is another leads nowhere
 */
export function packageFacts(page: PackagePage, offered: ReadonlySet<string>, language: Language): Markup {
  const address = ({ testItemId }: PackageItem) =>
    testItemId !== undefined && offered.has(testItemId)
      ? publicPath(language, 'tests', testItemId)
      : undefined;
  const words = pageWords(language).packages.detail;
  const { specimens, turnaround, fasting } = page;
  return html`<dl class="facts">
<div><dt>${words.testCode}</dt><dd><code>${page.code}</code></dd></div>
<div><dt>${words.specimen}</dt><dd>${
    specimens.length === 0
      ? enquire(language)
      : html`<ul>${specimens.map(({ text }) => html`<li>${bilingual(text, language)}</li>`)}</ul>`
  }</dd></div>
<div><dt>${words.turnaround}</dt><dd>${
    turnaround === undefined ? enquire(language) : bilingual(turnaround, language)
  }</dd></div>
</dl>
${
  fasting !== undefined &&
  html`<section class="advice"><h2>${words.fasting}</h2><p>${bilingual(fasting, language)}</p></section>`
}${itemTable(page, address, language)}${remarks(page, language)}`;
}

function itemTable(
  { itemGroups, itemsComplete, itemsNote }: PackagePage,
  address: AddressOf,
  language: Language,
): Markup {
  const words = pageWords(language).packages.detail;
  const headingsOnly = itemGroups.some(({ items }) => items.length === 0);
  return html`<section><h2 id="items">${words.testItems}</h2>
${itemsNote !== undefined && html`<p>${bilingual(itemsNote, language)}</p>`}
<table aria-labelledby="items"><thead><tr><th scope="col">${words.englishName}</th><th scope="col">${words.chineseName}</th></tr></thead>
${itemGroups.map((group) => itemGroup(group, address, language))}${
  !itemsComplete &&
  html`<tbody><tr><td colspan="2">${
    itemGroups.length > 0 && html`${headingsOnly ? words.groupItems : words.otherItems} `
  }${enquire(language)}</td></tr></tbody>`
}</table></section>`;
}

function itemGroup({ heading, items }: PackageItemGroup, address: AddressOf, language: Language): Markup {
  return html`<tbody>${
    heading !== undefined &&
    html`<tr><th scope="rowgroup" colspan="2">${bilingual(heading, language)}</th></tr>`
  }${items.map((item) => itemRow(item, address(item), language))}</tbody>`;
}

function itemRow({ name, appliesTo }: PackageItem, address: string | undefined, language: Language): Markup {
  const cells = (['en', chineseOf(language)] as const).map(
    (one) =>
      html`<td lang="${HTML_LANG[one]}">${address === undefined ? name[one] : html`<a href="${address}">${name[one]}</a>`}${appliesTo !== 'everyone' && html` <span class="mark">${ONLY_FOR[appliesTo][one]}</span>`}</td>`,
  );
  return html`<tr>${cells}</tr>`;
}

function remarks({ remarks, allergenClasses }: PackagePage, language: Language): Markup {
  if (remarks.length === 0 && allergenClasses.length === 0) return html``;
  const chinese = chineseOf(language);
  return html`<section><h2 id="remarks"><span lang="${HTML_LANG[chinese]}">${REMARKS[chinese]}</span> <span lang="${HTML_LANG.en}">${REMARKS.en}</span></h2>
${remarks.map(({ text }) => html`<p>${bilingual(text, language)}</p>`)}
${
  allergenClasses.length > 0 &&
  html`<table aria-labelledby="remarks"><thead><tr>${Object.values(ALLERGEN_COLUMNS).map(
    (column) => html`<th scope="col">${bilingual(column, language)}</th>`,
  )}</tr></thead><tbody>${allergenClasses.map(
    (row) =>
      html`<tr><td>${bilingual(row.result, language)}</td><td>${bilingual(row.significance, language)}</td><td>${row.class}</td></tr>`,
  )}</tbody></table>`
}</section>`;
}

function chineseOf(language: Language): 'tw' | 'zh' {
  return language === 'zh' ? 'zh' : 'tw';
}

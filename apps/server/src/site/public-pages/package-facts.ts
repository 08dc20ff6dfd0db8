import { ALLERGEN_COLUMNS, ONLY_FOR, REMARKS } from '@phial/content/packages/fixed-texts';
import type { PackagePage, TestItem, TestItemGroup } from '@phial/content/packages/package-page';
import { turnaroundText } from '@phial/content/packages/turnaround';
import { HTML_LANG, type Language } from '@phial/domain/language';
import { publicPath } from '@phial/domain/public-address';
import { bilingual, enquire } from './bilingual.ts';
import { html, type Markup } from './html.ts';
import { pageWords } from './page-words.ts';

/** The plain page of the test that a package's item is. */
type AddressOf = (item: TestItem) => string | undefined;

/**
 * All that the page of the site shows of a package.
 * @param offered ids of the tests that visitors may see; an item that is another leads nowhere
 */
export function packageFacts(page: PackagePage, offered: ReadonlySet<string>, language: Language): Markup {
  const address = ({ testItemId }: TestItem) =>
    testItemId !== undefined && offered.has(testItemId)
      ? publicPath(language, 'tests', testItemId)
      : undefined;
  const words = pageWords(language).packages.detail;
  const { specimens, turnaroundDays, fasting } = page;
  return html`<dl class="facts">
<div><dt>${words.testCode}</dt><dd><code>${page.code}</code></dd></div>
<div><dt>${words.specimen}</dt><dd>${
    specimens === undefined
      ? enquire(language)
      : html`<ul>${specimens.map(({ text }) => html`<li>${bilingual(text, language)}</li>`)}</ul>`
  }</dd></div>
<div><dt>${words.turnaround}</dt><dd>${
    turnaroundDays === undefined ? enquire(language) : bilingual(turnaroundText(turnaroundDays), language)
  }</dd></div>
</dl>
${
  fasting !== undefined &&
  html`<section class="advice"><h2>${words.fasting}</h2><p>${bilingual(fasting, language)}</p></section>`
}${itemTable(page.testItems, address, language)}${remarks(page, language)}`;
}

function itemTable(list: PackagePage['testItems'], address: AddressOf, language: Language): Markup {
  const words = pageWords(language).packages.detail;
  const headingsOnly = list.groups.some(({ items }) => items.length === 0);
  return html`<section><h2 id="items">${words.testItems}</h2>
${list.note !== undefined && html`<p>${bilingual(list.note, language)}</p>`}
<table aria-labelledby="items"><thead><tr><th scope="col">${words.englishName}</th><th scope="col">${words.chineseName}</th></tr></thead>
${list.groups.map((group) => itemGroup(group, address, language))}${
  !list.complete &&
  html`<tbody><tr><td colspan="2">${
    list.groups.length > 0 && html`${headingsOnly ? words.groupItems : words.otherItems} `
  }${enquire(language)}</td></tr></tbody>`
}</table></section>`;
}

function itemGroup({ heading, items }: TestItemGroup, address: AddressOf, language: Language): Markup {
  return html`<tbody>${
    heading !== undefined &&
    html`<tr><th scope="rowgroup" colspan="2">${bilingual(heading, language)}</th></tr>`
  }${items.map((item) => itemRow(item, address(item), language))}</tbody>`;
}

function itemRow({ name, onlyFor }: TestItem, address: string | undefined, language: Language): Markup {
  const cells = (['en', chineseOf(language)] as const).map(
    (one) =>
      html`<td lang="${HTML_LANG[one]}">${address === undefined ? name[one] : html`<a href="${address}">${name[one]}</a>`}${onlyFor !== undefined && html` <span class="mark">${ONLY_FOR[onlyFor][one]}</span>`}</td>`,
  );
  return html`<tr>${cells}</tr>`;
}

function remarks({ remarks = [], allergenClasses }: PackagePage, language: Language): Markup {
  if (remarks.length === 0 && allergenClasses === undefined) return html``;
  const chinese = chineseOf(language);
  return html`<section><h2 id="remarks"><span lang="${HTML_LANG[chinese]}">${REMARKS[chinese]}</span> <span lang="${HTML_LANG.en}">${REMARKS.en}</span></h2>
${remarks.map((remark) => html`<p>${bilingual(remark, language)}</p>`)}
${
  allergenClasses !== undefined &&
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

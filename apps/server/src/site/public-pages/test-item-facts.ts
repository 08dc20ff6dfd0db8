import type { PackagePage } from '@phial/contract/content/package-catalogue';
import type { TestItem } from '@phial/contract/content/test-item';
import { type Language, localised } from '@phial/domain/language';
import { publicPath } from '@phial/domain/public-address';
import { bilingual, enquire } from './bilingual.ts';
import { html, type Markup } from './html.ts';
import { pageWords } from './page-words.ts';
import { paragraphsOf } from './plain-text.ts';
import { namesOf } from './test-item-names.ts';

interface Facts {
  readonly item: TestItem;
  /** In the language of the page. */
  readonly subject: string | undefined;
  readonly packages: readonly PackagePage[];
}

/** All that the page of the site shows of a test item, its formatted texts as plain text. */
export function testItemFacts({ item, subject, packages }: Facts, language: Language): Markup {
  const words = pageWords(language).catalogue.detail;
  const specimen = localised(item, 'specimenRequire', language);
  const turnaround = localised(item, 'tat', language);
  const preparation = paragraphsOf(localised(item, 'preparation', language));
  const remark = paragraphsOf(localised(item, 'remark', language));
  return html`<dl class="facts">
${item.code !== '' && html`<div><dt>${words.code}</dt><dd><code>${item.code}</code></dd></div>`}
${subject !== undefined && html`<div><dt>${words.subject}</dt><dd>${subject}</dd></div>`}
<div><dt>${words.specimen}</dt><dd>${specimen === '' ? enquire(language) : lines(specimen)}</dd></div>
<div><dt>${words.turnaround}</dt><dd>${turnaround === '' ? enquire(language) : lines(turnaround)}</dd></div>
</dl>
<section><h2>${words.preparation}</h2>${
    preparation.length === 0
      ? html`<p>${enquire(language)}</p>`
      : preparation.map((line) => html`<p>${line}</p>`)
  }</section>
${item.childList.length > 0 && children(item.childList, language)}
${
  remark.length > 0 &&
  html`<section><h2>${words.reference}</h2>${remark.map((line) => html`<p>${line}</p>`)}</section>`
}
${packages.length > 0 && packageList(packages, language)}`;
}

function children(items: TestItem['childList'], language: Language): Markup {
  const rows = items.map(
    (child) =>
      html`<li><a href="${publicPath(language, 'tests', child.testItemId)}">${bilingual(namesOf(child), language)}</a></li>`,
  );
  return html`<section><h2>${pageWords(language).catalogue.detail.children}</h2><ul class="entries">${rows}</ul></section>`;
}

function packageList(packages: readonly PackagePage[], language: Language): Markup {
  const words = pageWords(language).catalogue.detail;
  const rows = packages.map(
    ({ component, name, code }) =>
      html`<li><a href="${publicPath(language, 'packages', component)}">${bilingual(name, language)}</a> <code>${code}</code></li>`,
  );
  return html`<section><h2>${words.packages}</h2><p>${words.packagesLead}</p><ul class="entries">${rows}</ul></section>`;
}

function lines(text: string): Markup {
  return html`${text.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${line}`)}`;
}

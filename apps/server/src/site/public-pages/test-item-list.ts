import type { TestItem } from '@phial/contract/content/test-item';
import type { Laboratory } from '@phial/domain/laboratory';
import type { Language } from '@phial/domain/language';
import { publicPath } from '@phial/domain/public-address';
import { bilingual } from './bilingual.ts';
import { html, type Markup } from './html.ts';
import { pageWords } from './page-words.ts';
import { namesOf } from './test-item-names.ts';

const byName = new Intl.Collator('en', { numeric: true });

/** All test items by the first letter of their English names, and the notes of the search. */
export function testItemList(items: readonly TestItem[], language: Language, { phone }: Laboratory): Markup {
  const { testsLead, noTests, otherLetters, catalogue } = pageWords(language);
  if (items.length === 0) return html`<p class="lead">${noTests}</p>`;
  const sorted = items.toSorted((a, b) => byName.compare(a.nameEng, b.nameEng));
  const groups = [...Map.groupBy(sorted, initialOf)].sort(
    ([a], [b]) => Number(a === '') - Number(b === '') || byName.compare(a, b),
  );
  const { title, turnaround, specimen, enquiries, changes } = catalogue.notes;
  return html`<p class="lead">${testsLead}</p>
<nav aria-label="${catalogue.search.letters}"><ul class="letters">${groups.map(
    ([letter]) => html`<li><a href="#${anchor(letter)}">${letter || otherLetters}</a></li>`,
  )}</ul></nav>
${groups.map(
  ([letter, group]) =>
    html`<section><h2 id="${anchor(letter)}">${letter || otherLetters}</h2><ul class="entries">${group.map((item) => row(item, language))}</ul></section>\n`,
)}<section><h2>${title}</h2><ul>${[
    turnaround,
    specimen,
    ...(phone ? [enquiries(phone.text[language])] : []),
    changes,
  ].map((note) => html`<li>${note}</li>`)}</ul></section>`;
}

function row(item: TestItem, language: Language): Markup {
  return html`<li><a href="${publicPath(language, 'tests', item.testItemId)}">${bilingual(namesOf(item), language)}</a>${item.code !== '' && html` <code>${item.code}</code>`}</li>`;
}

/** A to Z; '' for a name that begins with something else. */
function initialOf({ nameEng }: TestItem): string {
  return /^[a-z]/i.exec(nameEng)?.[0].toUpperCase() ?? '';
}

function anchor(letter: string): string {
  return `letter-${letter || 'other'}`;
}

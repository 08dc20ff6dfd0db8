import { isWellFormedText } from '@phial/domain/text/text';
import { Converter } from 'opencc-js';
import type { LocalText } from '../../db/local-text.ts';
import type { CatalogueItem } from '../catalogue-item.ts';
import { safeHtml, unsafeParts } from '../safe-html.ts';
import { type CatalogueLine, COLUMNS, type Column, type Complaint, splitList } from './columns.ts';

/** Columns of formatted text. */
const HTML = COLUMNS.filter((column) => /^(?:preparation|remark)/.test(column));

/** Most characters, in UTF-16 units. */
const LONGEST: Partial<Record<Column, number>> & { other: number } = {
  code: 64,
  nameEng: 200,
  nameCht: 200,
  nameChs: 200,
  ...Object.fromEntries(HTML.map((column) => [column, 10_000])),
  synonyms: 4_000,
  children: 16_000,
  other: 1_000,
};
const LONGEST_SYNONYM = 100;
const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const PUBLISHED: ReadonlyMap<string, boolean> = new Map(
  Object.entries({ '': true, true: true, false: false, 1: true, 0: false }),
);

const toSimplified = Converter({ from: 'hk', to: 'cn' });

/**
 * The item of a line; a missing simplified text is converted from the
 * traditional one.
 * @param subjects that there are; undefined when none are known, and any will do
 * @returns the item as far as it can be read, for the checks between lines, and all that is wrong with it
 */
export function checkLine(
  { location, cells }: CatalogueLine,
  subjects: ReadonlySet<string> | undefined,
): { item: CatalogueItem; complaints: Complaint[] } {
  const wrong: string[] = [...textComplaints(cells)];
  const say = (condition: boolean, what: string) => {
    if (condition) wrong.push(what);
  };
  const one = (column: Column) => onOneLine(cells[column]);
  const [id, subject, usageScope, unitType] = [
    one('testItemId'),
    one('subject'),
    one('usageScope'),
    one('unitType'),
  ];
  const published = PUBLISHED.get(one('published').toLowerCase());
  const synonyms = [...new Set(splitList(cells.synonyms).map(onOneLine))];

  for (const name of ['testItemId', 'nameEng', 'nameCht'] as const) {
    say(one(name) === '', `${name} is empty: fill it in`);
  }
  say(
    id !== '' && !ID.test(id),
    `testItemId ${shown(id)} must be 1 to 64 letters, digits, . _ -, a letter or digit first`,
  );
  say(subject === '', 'subject is empty: fill it in');
  const isUnknown = subject !== '' && subjects !== undefined && !subjects.has(subject);
  say(isUnknown, `subject ${shown(subject)} is not known: use one of ${[...(subjects ?? [])].join(', ')}`);
  say(!isUsageScope(usageScope), `usageScope is ${shown(usageScope)}: write 0 or 1`);
  say(!isUnitType(unitType), `unitType is ${shown(unitType)}: write SINGLE or GROUP`);
  say(published === undefined, `published is ${shown(one('published'))}: write true or false`);
  for (const synonym of synonyms) {
    say(
      synonym.length > LONGEST_SYNONYM,
      `the synonym ${shown(synonym)} is longer than ${LONGEST_SYNONYM} characters: shorten it`,
    );
  }
  for (const column of HTML) {
    const parts = unsafeParts(cells[column]);
    say(parts.length > 0, `${column} has what it may not have: ${parts.join(', ')}; remove it`);
  }

  const item: CatalogueItem = {
    id,
    code: one('code'),
    subject,
    synonyms,
    usageScope: isUsageScope(usageScope) ? usageScope : '0',
    unitType: isUnitType(unitType) ? unitType : 'SINGLE',
    name: texts(cells, 'name', onOneLine),
    specimen: texts(cells, 'specimenRequire', tidy),
    turnaround: texts(cells, 'tat', tidy),
    preparation: texts(cells, 'preparation', (html) => tidy(safeHtml(html))),
    remark: texts(cells, 'remark', (html) => tidy(safeHtml(html))),
    children: splitList(cells.children),
    published: published ?? true,
  };
  return { item, complaints: wrong.map((what) => ({ location, what })) };
}

/** Trimmed, lines ended by a line feed. */
function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function texts(
  cells: CatalogueLine['cells'],
  name: 'name' | 'specimenRequire' | 'tat' | 'preparation' | 'remark',
  normal: (text: string) => string,
): LocalText {
  const tw = normal(cells[`${name}Cht`]);
  return { tw, zh: normal(cells[`${name}Chs`]) || normal(toSimplified(tw)), en: normal(cells[`${name}Eng`]) };
}

function* textComplaints(cells: CatalogueLine['cells']): Generator<string> {
  for (const [column, text] of Object.entries(cells) as [Column, string][]) {
    const longest = LONGEST[column] ?? LONGEST.other;
    if (!isWellFormedText(text))
      yield `${column} has a character that is none (U+0000 or half of one): remove it`;
    if (text.length > longest) yield `${column} has ${text.length} characters: shorten it to ${longest}`;
  }
}

function isUsageScope(text: string): text is CatalogueItem['usageScope'] {
  return text === '0' || text === '1';
}

function isUnitType(text: string): text is CatalogueItem['unitType'] {
  return text === 'SINGLE' || text === 'GROUP';
}

/** A text inside a complaint: in quotes, and not all of a long one. */
function shown(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 59)}…` : text);
}

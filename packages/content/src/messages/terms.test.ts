import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import type { Messages } from './messages.ts';
import { tw } from './tw.ts';
import { zh } from './zh.ts';

const CATALOGUES = { tw, zh, en };

const wholeText = (statement: Messages['terms']['service']) =>
  [
    statement.title,
    statement.introduction,
    ...statement.sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
  ].join('\n');

describe.each(['service', 'privacy'] as const)('%s terms', (name) => {
  test('have the same sections and paragraphs in the three languages', () => {
    const shape = (catalogue: typeof tw) =>
      catalogue.terms[name].sections.map((section) => section.paragraphs.length);
    expect(shape(tw)).toEqual(shape(en));
    expect(shape(zh)).toEqual(shape(en));
  });
});

test.each([
  [
    'en',
    [
      /aged 18/,
      /within 1 year/,
      /arbitration in Hong Kong/,
      /partnership programme/,
      /co-care/,
      /request note/,
    ],
  ],
  ['tw', [/18歲/, /1年內/, /香港以仲裁/, /公私營協作計劃/, /共同治理/, /轉介信/]],
  ['zh', [/18岁/, /1年内/, /香港通过仲裁/, /公私营协作计划/, /共同治理/, /转介信/]],
] as const)('%s: age, time limit, arbitration and who may book', (language, facts) => {
  for (const fact of facts) expect(wholeText(CATALOGUES[language].terms.service)).toMatch(fact);
});

test.each([
  ['en', [/90 days/, /Personal Data \(Privacy\) Ordinance/]],
  ['tw', [/90日/, /《個人資料（私隱）條例》/]],
  ['zh', [/90天/, /《个人资料（私隐）条例》/]],
] as const)('%s: how long data are kept, and the rights', (language, facts) => {
  for (const fact of facts) expect(wholeText(CATALOGUES[language].terms.privacy)).toMatch(fact);
});

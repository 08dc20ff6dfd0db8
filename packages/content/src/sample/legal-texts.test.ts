import type { ContentBody } from '@phial/contract/content/content-body';
import { LANGUAGES, type Language } from '@phial/domain/language';
import { unknownPlaceholders } from '@phial/domain/text/placeholders';
import { describe, expect, test } from 'vitest';
import { LEGAL_DRAFTS } from '../legal-drafts.ts';
import { legalTextIn } from '../published-texts.ts';
import { sampleBody } from './content-entries.ts';
import { sampleLaboratory } from './laboratory.ts';

type LegalText = ContentBody<'legal-text'>;

const TEXTS = {
  service: sampleBody('legal-text', 'service'),
  privacy: sampleBody('legal-text', 'privacy'),
  accessibility: sampleBody('legal-text', 'accessibility'),
};

const wholeText = (text: LegalText, language: Language) => {
  const { title, introduction, sections } = legalTextIn(text, language, { retentionDays: '90' });
  return [title, introduction, ...sections.flatMap(({ heading, html }) => [heading, html])].join('\n');
};

describe.each(Object.entries(TEXTS))('%s', (_, text) => {
  test('has as many paragraphs in the three languages', () => {
    const shape = (language: Language) =>
      text.sections.map((section) => section.text[language].match(/<p>/g)?.length);
    expect(shape('tw')).toEqual(shape('en'));
    expect(shape('zh')).toEqual(shape('en'));
  });

  test('names the laboratory only by what is filled in', () => {
    const written = JSON.stringify(text);
    expect(unknownPlaceholders(written)).toEqual([]);
    for (const language of LANGUAGES) expect(written).not.toContain(sampleLaboratory.name[language]);
    expect(written).not.toContain('harbour-diagnostics');
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
  for (const fact of facts) expect(wholeText(TEXTS.service, language)).toMatch(fact);
});

test.each([
  ['en', [/90 days/, /Personal Data \(Privacy\) Ordinance/]],
  ['tw', [/90日/, /《個人資料（私隱）條例》/]],
  ['zh', [/90天/, /《个人资料（私隐）条例》/]],
] as const)('%s: how long data are kept, and the rights', (language, facts) => {
  for (const fact of facts) expect(wholeText(TEXTS.privacy, language)).toMatch(fact);
});

test('the drafts of a laboratory of its own say nothing of the programme of the sample', () => {
  expect(wholeText(LEGAL_DRAFTS.service, 'en')).not.toMatch(/co-care/);
  for (const text of Object.values(LEGAL_DRAFTS)) {
    expect(text.sections[0]?.heading.en).toBe('To be filled in before publishing');
  }
});

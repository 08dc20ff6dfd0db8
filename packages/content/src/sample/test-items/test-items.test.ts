import { listedItems } from '@phial/contract/content/package-catalogue';
import { itemSearch } from '@phial/domain/test-item-search';
import { describe, expect, test } from 'vitest';
import { contentEntries } from '../content-entries.ts';
import { samplePackages } from '../packages.ts';
import { type SampleTestItem, testItems } from './test-items.ts';

/** In the order of the cards. */
const SUBJECTS = contentEntries.dictionary.flatMap(({ body }) =>
  body.dictType === 'test_item_subject' ? [body.dictValue] : [],
);

/** Values that occur more than once. */
function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const searchable = ({ testItemId, code, name, synonyms }: SampleTestItem) => ({
  testItemId,
  code,
  nameEng: name.en,
  nameCht: name.tw,
  nameChs: name.zh,
  synonyms,
});

const byId = new Map(testItems.map((item) => [item.testItemId, item]));
const groups = testItems.filter((item) => item.unitType === 'GROUP');

describe('the catalogue', () => {
  test('has at least 260 items, some in every subject, and at least 14 groups', () => {
    expect(testItems.length).toBeGreaterThanOrEqual(260);
    expect(new Set(testItems.map(({ subject }) => subject))).toEqual(new Set(SUBJECTS));
    expect(groups.length).toBeGreaterThanOrEqual(14);
  });

  test('has items under every letter', () => {
    const letters = testItems.map(({ name }) => name.en.charAt(0)).filter((letter) => /[A-Z]/.test(letter));
    expect([...new Set(letters)].sort().join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  });

  test('has every id and code once, both of the given form', () => {
    expect(repeated(testItems.map(({ testItemId }) => testItemId))).toEqual([]);
    expect(repeated(testItems.map(({ code }) => code))).toEqual([]);
    const malformed = testItems.filter(
      ({ testItemId, code }) => !/^[a-z]{3}-[a-z0-9]+$/.test(testItemId) || !/^S\d{4}$/.test(code),
    );
    expect(malformed.map(({ testItemId }) => testItemId)).toEqual([]);
  });

  test('keeps the codes of a subject together', () => {
    const subjectsInCodeOrder = [...testItems]
      .sort((one, other) => one.code.localeCompare(other.code))
      .map(({ subject }) => subject);
    const runs = subjectsInCodeOrder.filter((subject, index, all) => subject !== all[index - 1]);
    expect(runs).toEqual(SUBJECTS);
  });

  test.each(['en', 'tw', 'zh'] as const)('has every name once (%s)', (language) => {
    expect(repeated(testItems.map(({ name }) => name[language].toLowerCase()))).toEqual([]);
  });

  test('has groups of single tests only, each once', () => {
    const wrong = groups.filter(({ children }) => {
      const singles = children.filter((id) => byId.get(id)?.unitType === 'SINGLE');
      return children.length < 2 || singles.length !== children.length || repeated(children).length > 0;
    });
    expect(wrong.map(({ testItemId }) => testItemId)).toEqual([]);
  });

  test('has no duplicate synonym, and none equal to a name', () => {
    const wrong = testItems.filter(
      ({ name, synonyms }) =>
        repeated(synonyms).length > 0 || synonyms.some((word) => Object.values(name).includes(word)),
    );
    expect(wrong.map(({ testItemId }) => testItemId)).toEqual([]);
  });

  test('claims no turnaround', () => {
    expect(testItems.filter(({ turnaround }) => turnaround !== undefined)).toEqual([]);
  });
});

describe('preparations and remarks', () => {
  const remarks = testItems.flatMap(({ preparation, remark }) =>
    [preparation, remark].filter((text) => text !== undefined),
  );

  test('keep how to prepare apart from the reference intervals', () => {
    const misplaced = testItems.filter(({ remark }) => /fast|collect|dose|light/i.test(remark?.en ?? ''));
    expect(misplaced).toEqual([]);
    expect(testItems.filter(({ preparation }) => preparation !== undefined).length).toBeGreaterThan(30);
  });

  test('exist for a few items', () => {
    expect(remarks.length).toBeGreaterThan(10);
  });

  test('are whole paragraphs or lists, alike in the three languages', () => {
    const tags = (html: string) => html.match(/<[^>]*>/g)?.join('');
    for (const remark of remarks) {
      expect(tags(remark?.en ?? '')).toMatch(/^(<p><\/p>|<ul>(<li><\/li>)+<\/ul>)$/);
      expect([tags(remark.tw), tags(remark.zh)]).toEqual([tags(remark?.en ?? ''), tags(remark?.en ?? '')]);
    }
  });
});

describe('search', () => {
  const { search } = itemSearch(testItems.map(searchable));
  const best = (typed: string) => search(typed)[0]?.item.testItemId;

  test.each([
    ['SGPT', 'bio-alt'],
    ['谷丙轉氨酶', 'bio-alt'],
    ['谷草转氨酶', 'bio-ast'],
    ['HbA1c', 'bio-hba1c'],
    ['glycosylated haemoglobin', 'bio-hba1c'],
    ['糖化血色素', 'bio-hba1c'],
    ['CBP', 'hae-cbc'],
    ['FBC', 'hae-cbc'],
    ['complete blood picture', 'hae-cbc'],
    ['全血圖', 'hae-cbc'],
    ['血常规', 'hae-cbc'],
    ['甲狀腺刺激素', 'end-tsh'],
    ['促甲状腺激素', 'end-tsh'],
    ['Australia antigen', 'inf-hbsag'],
    ['乙肝表面抗原', 'inf-hbsag'],
    ['fasting blood sugar', 'bio-fbg'],
    ['胆固醇', 'bio-tc'],
    ['血沉', 'hae-esr'],
    ['CRP', 'bio-crp'],
    ['INR', 'coa-inr'],
    ['VDRL', 'inf-vdrl'],
    ['RPR', 'inf-rpr'],
    ['Pap smear', 'cyt-lbc'],
    ['驗孕', 'uri-preg'],
    ['幽門螺旋菌吹氣測試', 'oth-ubt'],
  ])('finds first for %s what is meant', (typed, expected) => {
    expect(best(typed)).toBe(expected);
  });
});

test('has every test that a package lists, by its id', () => {
  const listed = samplePackages.pages.flatMap(listedItems);
  expect(listed.length).toBeGreaterThan(40);
  expect(listed.filter(({ testItemId = '' }) => !byId.has(testItemId))).toEqual([]);
});

test('names every test of a package as the package does', () => {
  const strange = samplePackages.pages.flatMap(listedItems).filter(({ testItemId = '', name }) => {
    const item = byId.get(testItemId);
    return item?.name.en !== name.en && !item?.synonyms.includes(name.en);
  });
  expect(strange).toEqual([]);
});

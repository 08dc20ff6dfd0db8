import { describe, expect, test } from 'vitest';
import { itemSearch } from '../test-item-search.ts';
import { type OtherWords, otherTexts } from './other-words.ts';

const TABLE: readonly OtherWords[] = [
  { typed: ['test', 'blood test', '測試'], alsoFinds: [] },
  { typed: ['葡萄糖', '血糖'], alsoFinds: ['血糖', '葡萄糖'] },
  { typed: ['vit'], alsoFinds: ['vitamin'] },
  { typed: ['hep', 'hep b'], alsoFinds: ['hepatitis', 'hepatitis b'] },
];

describe('the other texts for what was typed', () => {
  test.each([
    ['葡萄糖', ['血糖']],
    ['葡萄糖測試', ['葡萄糖', '血糖測試', '血糖']],
    ['Vit  D', ['vitamin d']],
    ['ＶＩＴ d', ['vitamin d']],
    ['vitality', []],
    ['iron blood test', ['iron']],
    ['blood test', []],
    ['測試 a', []],
    ['hep b', ['hepatitis', 'hepatitis b']],
    ['', []],
  ])('%j: %j', (typed, texts) => {
    expect(otherTexts(typed, TABLE)).toEqual(texts);
  });

  test('are no more than sixteen', () => {
    const many = Array.from({ length: 40 }, (_, number) => `word${number}`);
    expect(otherTexts('a', [{ typed: ['a'], alsoFinds: many }])).toHaveLength(16);
  });
});

describe('a search that knows other words', () => {
  const items = [
    { code: '', nameEng: 'Random glucose', nameCht: '隨機血糖', nameChs: '随机血糖', synonyms: [] },
    { code: '', nameEng: 'G6PD', nameCht: '葡萄糖磷酸脫氫酶', nameChs: '', synonyms: [] },
  ];
  const { search } = itemSearch(items, TABLE);

  test('puts what has the words as typed first, then what they also stand for, with that marked', () => {
    const hits = search('葡萄糖');
    expect(hits.map(({ item }) => item.nameEng)).toEqual(['G6PD', 'Random glucose']);
    const marks = hits[1]?.marks.filter(({ field }) => field === 'nameCht') ?? [];
    expect(marks.map(({ from, until }) => items[0]?.nameCht.slice(from, until))).toEqual(['血糖']);
  });

  test('guesses at a misspelling only where the other words find nothing', () => {
    expect(search('randon').map(({ item }) => item.nameEng)).toEqual(['Random glucose']);
    expect(search('glucoze 測試').map(({ item }) => item.nameEng)).toEqual(['Random glucose']);
    expect(search('blood test 血糖').map(({ item }) => item.nameEng)).toEqual(['Random glucose', 'G6PD']);
  });
});

import { itemSearch } from '@phial/domain/test-item-search';
import { expect, test } from 'vitest';
import { SEARCH_WORDS } from '../../search-words.ts';
import { JUDGED_QUERIES } from './judged-queries.ts';
import { testItems } from './test-items.ts';

const FIRST_PAGE = 10;
const known = new Set(testItems.map(({ testItemId }) => testItemId));
const { search } = itemSearch(
  testItems.map(({ testItemId, code, name, synonyms }) => {
    const { en: nameEng, tw: nameCht, zh: nameChs } = name;
    return { testItemId, code, nameEng, nameCht, nameChs, synonyms };
  }),
  SEARCH_WORDS,
);

test('at least 200 queries in three scripts are judged, about tests that there are', () => {
  expect(JUDGED_QUERIES.length).toBeGreaterThanOrEqual(200);
  const ids = JUDGED_QUERIES.flatMap(({ finds, misses = [] }) => [...finds, ...misses]);
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
});

test.each(JUDGED_QUERIES)('$typed finds $finds, and not $misses', ({ typed, finds, misses = [] }) => {
  const found = search(typed).map(({ item }) => item.testItemId);
  expect(new Set(found).size).toBe(found.length);
  expect(found.slice(0, FIRST_PAGE)).toEqual(expect.arrayContaining([...finds]));
  expect(found.filter((id) => misses.includes(id))).toEqual([]);
});

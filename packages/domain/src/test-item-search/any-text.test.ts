import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemSearch } from '../test-item-search.ts';
import { searchKey } from './search-key.ts';

const nearText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 24 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(
        'haem',
        'oestr',
        'C-13',
        'β',
        '血',
        '糖化',
        'B12',
        '(ALT)',
        ' ',
        '-',
        'é',
        'Ａ',
        'tumour',
        'ae',
      ),
    )
    .map((pieces) => pieces.join('')),
);
const anyItem = fc.record({
  code: nearText,
  nameEng: nearText,
  nameCht: nearText,
  nameChs: nearText,
  synonyms: fc.array(nearText, { maxLength: 3 }),
});
const anyCatalogue = fc.array(anyItem, { maxLength: 6 });

// Greek with a subscript becomes two letters.
const shouted = (text: string) => text.replace(/[a-zé]/g, (letter) => letter.toUpperCase());

test('every item is found by its whole names, code and synonyms', () => {
  fc.assert(
    fc.property(anyCatalogue, (items) => {
      const catalogue = itemSearch(items);
      for (const one of items) {
        const texts = [one.nameEng, one.nameCht, one.nameChs, one.code, ...one.synonyms];
        for (const text of texts.filter((each) => searchKey(each).key !== '')) {
          expect(catalogue.search(text).map((hit) => hit.item)).toContain(one);
          expect(catalogue.search(shouted(text)).map((hit) => hit.item)).toContain(one);
        }
      }
    }),
  );
});

test('any text is answered, twice the same, each item once; marks lie in their field, in order, apart', () => {
  fc.assert(
    fc.property(anyCatalogue, nearText, (items, text) => {
      const catalogue = itemSearch(items);
      const hits = catalogue.search(text);
      expect(catalogue.search(text)).toEqual(hits);
      expect(new Set(hits.map((hit) => hit.item)).size).toBe(hits.length);
      for (const { item: one, marks } of hits) {
        const ends = { nameEng: -1, nameCht: -1, nameChs: -1 };
        for (const { field, from, until } of marks) {
          expect(from).toBeGreaterThan(ends[field]);
          expect(until).toBeGreaterThan(from);
          expect(until).toBeLessThanOrEqual(one[field].length);
          ends[field] = until;
        }
      }
    }),
  );
});

test('a mark covers what was typed', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcdeoux1 -血糖化β'), minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(letters, letters, letters, (before, text, after) => {
      const wanted = searchKey(text).key;
      fc.pre(wanted !== '');
      const name = `${before} ${text} ${after}`;
      const [hit] = itemSearch([{ code: '', nameEng: name, nameCht: '', nameChs: '', synonyms: [] }]).search(
        text,
      );
      const stretches = hit?.marks.map(({ from, until }) => searchKey(name.slice(from, until)).key);
      expect(stretches?.some((stretch) => stretch.includes(wanted))).toBe(true);
    }),
  );
});

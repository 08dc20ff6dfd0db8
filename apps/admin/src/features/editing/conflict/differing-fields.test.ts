import { describe, expect, test } from 'vitest';
import type { Field } from '../fields/field.ts';
import { differingFields, isSame, merged } from './differing-fields.ts';

const FIELDS: readonly Field[] = [
  { input: 'local-text', name: 'name', label: 'name' },
  { input: 'text', name: 'code', label: 'code' },
  { input: 'text', name: 'phone', label: 'phone' },
];
const text = (en: string) => ({ tw: '', zh: '', en });

describe('what two people wrote', () => {
  test("prefers the only changed version, and one's own where both changed", () => {
    const begun = { name: text('A'), code: '1', phone: '2' };
    const mine = { ...begun, name: text('mine'), code: 'mine' };
    const theirs = { ...begun, name: text('theirs'), phone: 'theirs' };
    const found = differingFields(FIELDS, { begun, mine, theirs });
    expect(found.map(({ field, proposed }) => [field.name, proposed])).toEqual([
      ['name', 'mine'],
      ['code', 'mine'],
      ['phone', 'theirs'],
    ]);
  });

  test('is no difference where both are equal', () => {
    const both = { name: text('B') };
    expect(differingFields(FIELDS, { begun: { name: text('A') }, mine: both, theirs: { ...both } })).toEqual(
      [],
    );
  });
});

test('keeps what two people wrote in different languages of one field', () => {
  const begun = { name: { tw: '一', zh: '一', en: 'A' }, code: '1' };
  const mine = { ...begun, name: { ...begun.name, tw: '我' } };
  const theirs = { name: { ...begun.name, en: 'Theirs' }, code: '2' };
  const found = differingFields(FIELDS, { begun, mine, theirs });
  expect(found.map(({ field, language, proposed }) => [field.name, language, proposed])).toEqual([
    ['name', 'tw', 'mine'],
    ['name', 'en', 'theirs'],
    ['code', undefined, 'theirs'],
  ]);
  const taken = found.filter(({ proposed }) => proposed === 'mine');
  expect(merged(theirs, mine, taken)).toEqual({ name: { tw: '我', zh: '一', en: 'Theirs' }, code: '2' });
});

describe('lists of parts', () => {
  const PARTS: readonly Field[] = [
    {
      input: 'parts',
      name: 'sections',
      label: 'sections',
      fresh: {},
      fields: [{ input: 'local-text', name: 'title', label: 'title' }],
    },
  ];
  const sections = (...titles: string[]) => ({ sections: titles.map((en) => ({ title: text(en) })) });

  test('differ in a language of one part while both have as many', () => {
    const [begun, mine, theirs] = [sections('A', 'B'), sections('A', 'mine'), sections('theirs', 'B')];
    const found = differingFields(PARTS, { begun, mine, theirs });
    expect(found.map(({ path, language, proposed }) => [path, language, proposed])).toEqual([
      ['sections.0.title', 'en', 'theirs'],
      ['sections.1.title', 'en', 'mine'],
    ]);
    const taken = found.filter(({ proposed }) => proposed === 'mine');
    expect(merged(theirs, mine, taken)).toEqual(sections('theirs', 'mine'));
  });

  test('differ as a whole where one has more', () => {
    const found = differingFields(PARTS, {
      begun: sections('A'),
      mine: sections('A'),
      theirs: sections('A', 'B'),
    });
    expect(found.map(({ path, proposed }) => [path, proposed])).toEqual([['sections', 'theirs']]);
  });
});

test('fills up a text of which only one language is taken', () => {
  const mine = { name: { tw: '我', zh: '', en: '' } };
  const found = differingFields(FIELDS, { begun: {}, mine, theirs: {} });
  expect(merged({}, mine, found)).toEqual({ name: { tw: '我', zh: '', en: '' } });
});

test.each([
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ content: text('') }, {}, true],
  ['', undefined, true],
  [[1, 2], [2, 1], false],
  [[{ from: '09:00' }], [{ from: '09:30' }], false],
  [false, undefined, false],
])('%j and %j say the same: %s', (a, b, expected) => {
  expect(isSame(a, b)).toBe(expected);
});

test('compares and merges fields that a form holds under their whole path', () => {
  const hours: Field = { input: 'text', name: 'preparation.hours', label: 'fastingHours' };
  const title: Field = { input: 'local-text', name: 'preparation.title', label: 'fastingTitle' };
  const begun = { 'preparation.hours': '8', 'preparation.title': text('Fast') };
  const mine = { ...begun, 'preparation.hours': '6', 'preparation.title': text('Mine') };
  const theirs = { ...begun, 'preparation.hours': '10' };
  const found = differingFields([hours, title], { begun, mine, theirs });
  expect(found.map(({ path, language }) => [path, language])).toEqual([
    ['preparation.hours', undefined],
    ['preparation.title', 'en'],
  ]);
  expect(merged(theirs, mine, found)).toEqual(mine);
});

import { Type } from 'typebox';
import { PUBLIC } from '../access.ts';
import { defineCall } from '../call.ts';
import { SubjectParams, TestItem, TestItemQuery } from '../test-item.ts';

export const searchTestItems = defineCall({
  method: 'GET',
  path: '/rest/appointment/testItem/list',
  access: PUBLIC,
  tag: 'catalogue',
  summary: 'Test items by text or first letter',
  description:
    '`searchValue` is matched with names, codes and synonyms in any language, misspellings too, and ' +
    'answers the best match first; `nameEng` answers the names that begin with a letter, by name.',
  query: TestItemQuery,
  answer: Type.Array(TestItem),
});

export const listTestItems = defineCall({
  method: 'GET',
  path: '/appointment/testItem/listAll',
  access: PUBLIC,
  tag: 'catalogue',
  summary: 'All test items',
  answer: Type.Array(TestItem),
});

export const listTestItemsOfSubject = defineCall({
  method: 'GET',
  path: '/appointment/testItem/subject/list/:id',
  access: PUBLIC,
  tag: 'catalogue',
  summary: 'Test items of a subject',
  description: 'An unknown subject has none.',
  params: SubjectParams,
  answer: Type.Array(TestItem),
});

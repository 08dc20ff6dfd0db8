import { Type } from 'typebox';
import { PUBLIC } from '../access.ts';
import { callsOf } from '../call.ts';
import { SubjectParams, TestItem, TestItemQuery } from '../content/test-item.ts';

const call = callsOf('catalogue', PUBLIC);

export const searchTestItems = call('GET /rest/appointment/testItem/list', {
  summary: 'Test items by text or first letter',
  description:
    '`searchValue` is matched with names, codes and synonyms in any language, misspellings too, and ' +
    'answers the best match first; `nameEng` answers the names that begin with a letter, by name.',
  query: TestItemQuery,
  answer: Type.Array(TestItem),
});

export const listTestItems = call('GET /appointment/testItem/listAll', {
  summary: 'All test items',
  answer: Type.Array(TestItem),
});

export const listTestItemsOfSubject = call('GET /appointment/testItem/subject/list/:id', {
  summary: 'Test items of a subject',
  description: 'An unknown subject has none.',
  params: SubjectParams,
  answer: Type.Array(TestItem),
});

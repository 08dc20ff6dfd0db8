import { field } from './fields/field.ts';
import { EMPTY_TEXT } from './fields/local-text.ts';
import type { Kind } from './kinds.ts';

/* The test packages, their groups, and the codes that have no page. */

const LIST_PAGE = '/packageItem?index=4-1';

const ITEMS = field('items', {
  input: 'parts',
  fields: [
    field('name', { input: 'local-text' }),
    { ...field('testItem', { input: 'test-item', optional: true }), name: 'testItemId' },
    field('appliesTo', { input: 'choice', options: ['everyone', 'female', 'male'] }),
  ],
  fresh: { name: EMPTY_TEXT, appliesTo: 'everyone' },
});

export const PACKAGE: Kind = {
  fields: [
    { ...field('packageGroup', { input: 'package-group' }), name: 'group' },
    field('name', { input: 'local-text' }),
    field('code', { input: 'text' }),
    field('component', { input: 'text', hint: 'component' }),
    {
      ...field('synonyms', { input: 'text', optional: true, hint: 'alsoCalled' }),
      name: 'alsoCalled',
    },
    field('specimens', {
      input: 'parts',
      fields: [
        field('text', { input: 'local-text' }),
        field('vessel', { input: 'choice', options: ['tube', 'cup'] }),
      ],
      fresh: { text: EMPTY_TEXT, vessel: 'tube' },
      optional: true,
      hint: 'notKnown',
    }),
    field('turnaround', { input: 'local-text', optional: true, hint: 'notKnown' }),
    field('fasting', { input: 'local-text', lines: 2, optional: true, hint: 'optional' }),
    field('itemGroups', {
      input: 'parts',
      fields: [field('heading', { input: 'local-text', optional: true, hint: 'optional' }), ITEMS],
      fresh: { items: [] },
      optional: true,
      hint: 'itemGroups',
    }),
    field('itemsComplete', { input: 'yes-no', hint: 'notKnown' }),
    field('itemsNote', { input: 'local-text', lines: 2, optional: true, hint: 'optional' }),
    field('remarks', {
      input: 'parts',
      fields: [field('text', { input: 'local-text', lines: 2 })],
      fresh: { text: EMPTY_TEXT },
      optional: true,
    }),
  ],
  blank: {
    group: '',
    component: '',
    code: '',
    name: EMPTY_TEXT,
    specimens: [],
    itemsComplete: false,
    itemGroups: [],
    remarks: [],
  },
  namedBy: 'name',
  page: LIST_PAGE,
};

export const PACKAGE_GROUP: Kind = {
  fields: [
    field('name', { input: 'local-text' }),
    field('code', { input: 'text', hint: 'branchCode' }),
    field('allergenClasses', {
      input: 'parts',
      fields: [
        field('result', { input: 'local-text' }),
        field('significance', { input: 'local-text' }),
        field('class', { input: 'text' }),
      ],
      fresh: { result: EMPTY_TEXT, significance: EMPTY_TEXT, class: '' },
      optional: true,
      hint: 'allergenClasses',
    }),
  ],
  blank: { code: '', name: EMPTY_TEXT, allergenClasses: [] },
  namedBy: 'name',
  page: LIST_PAGE,
};

export const PACKAGE_CODES: Kind = {
  fields: [field('codes', { input: 'word-list' })],
  blank: { codes: [] },
  namedBy: 'codes',
  page: LIST_PAGE,
};

import { Type } from 'typebox';
import { EDITORS } from '../access.ts';
import { defineCall } from '../call.ts';
import { ContentProblems } from '../editing.ts';
import {
  NewTestItemRequest,
  StaffTestItem,
  TestItemConflict,
  TestItemParams,
  TestItemRow,
  TestItemWrite,
} from '../editing-test-item.ts';

/* Test items, edited by staff; the search of the site follows at once. */

export const listStaffTestItems = defineCall({
  method: 'GET',
  path: '/staff/content/test-items',
  access: EDITORS,
  tag: 'editing',
  summary: 'All test items',
  description: 'Published or not, in the order of the catalogue.',
  answer: Type.Array(TestItemRow),
});

export const readStaffTestItem = defineCall({
  method: 'GET',
  path: '/staff/content/test-items/:id',
  access: EDITORS,
  tag: 'editing',
  summary: 'One test item',
  params: TestItemParams,
  answer: StaffTestItem,
  refusals: ['not-found'],
});

export const createTestItem = defineCall({
  method: 'POST',
  path: '/staff/content/test-items',
  access: EDITORS,
  tag: 'editing',
  summary: 'Add a test item',
  body: NewTestItemRequest,
  answer: StaffTestItem,
  refusals: ['code-taken'],
  refusalData: { 'content-invalid': ContentProblems },
});

export const changeTestItem = defineCall({
  method: 'PUT',
  path: '/staff/content/test-items/:id',
  access: EDITORS,
  tag: 'editing',
  summary: 'Change a test item',
  description: '`version-conflict` brings the item as it is now in `data.item`.',
  params: TestItemParams,
  body: TestItemWrite,
  answer: StaffTestItem,
  refusals: ['code-taken', 'not-found'],
  refusalData: { 'content-invalid': ContentProblems, 'version-conflict': TestItemConflict },
});

import { Type } from 'typebox';
import { EDITORS } from '../access.ts';
import { callsOf } from '../call.ts';
import { ContentProblems } from '../content/editing.ts';
import {
  NewTestItemRequest,
  StaffTestItem,
  TestItemConflict,
  TestItemParams,
  TestItemRow,
  TestItemWrite,
} from '../content/editing-test-item.ts';

const call = callsOf('editing', EDITORS);

/* Test items, edited by staff; the search of the site follows at once. */

export const listStaffTestItems = call('GET /staff/content/test-items', {
  summary: 'All test items',
  description: 'Published or not, in the order of the catalogue.',
  answer: Type.Array(TestItemRow),
});

export const readStaffTestItem = call('GET /staff/content/test-items/:id', {
  summary: 'One test item',
  params: TestItemParams,
  answer: StaffTestItem,
  refusals: ['not-found'],
});

export const createTestItem = call('POST /staff/content/test-items', {
  summary: 'Add a test item',
  body: NewTestItemRequest,
  answer: StaffTestItem,
  refusals: ['code-taken'],
  refusalData: { 'content-invalid': ContentProblems },
});

export const changeTestItem = call('PUT /staff/content/test-items/:id', {
  summary: 'Change a test item',
  description: '`version-conflict` brings the item as it is now in `data.item`.',
  params: TestItemParams,
  body: TestItemWrite,
  answer: StaffTestItem,
  refusals: ['code-taken', 'not-found'],
  refusalData: { 'content-invalid': ContentProblems, 'version-conflict': TestItemConflict },
});

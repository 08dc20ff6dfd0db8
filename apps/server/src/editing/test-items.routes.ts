import {
  NewTestItemRequest,
  StaffTestItem,
  TestItemParams,
  TestItemRow,
  TestItemWrite,
} from '@phial/contract/editing-test-item';
import { Envelope } from '@phial/contract/envelope';
import { Type } from 'typebox';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { BODY_REFUSALS, EDITOR_REFUSALS, EDITORS, editorOf, success } from './staff-call.ts';
import { changeItem, createItem, findItem, listItems } from './test-items.service.ts';

const config = { access: EDITORS };
const LIST = '/staff/content/test-items';
const WRITE = [...BODY_REFUSALS, ...EDITOR_REFUSALS, 'content-invalid', 'code-taken'] as const;

/** Test items, for managers and administrators; the search of the site follows at once. */
export async function testItemEditingRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  app.get(
    LIST,
    {
      config,
      schema: {
        tags: ['editing'],
        summary: 'All test items',
        description: 'Published or not, in the order of the catalogue.',
        response: { 200: Envelope(Type.Array(TestItemRow)), ...refusals(...EDITOR_REFUSALS) },
      },
    },
    async () => success(await listItems(deps)),
  );

  app.get(
    `${LIST}/:id`,
    {
      config,
      schema: {
        tags: ['editing'],
        summary: 'One test item',
        params: TestItemParams,
        response: {
          200: Envelope(StaffTestItem),
          ...refusals(...EDITOR_REFUSALS, 'body-invalid', 'not-found'),
        },
      },
    },
    async (request) => success(await findItem(deps, request.params.id)),
  );

  app.post(
    LIST,
    {
      config,
      schema: {
        tags: ['editing'],
        summary: 'Add a test item',
        body: NewTestItemRequest,
        response: { 200: Envelope(StaffTestItem), ...refusals(...WRITE) },
      },
    },
    async (request) => success(await createItem(deps, { by: editorOf(request), body: request.body.body })),
  );

  app.put(
    `${LIST}/:id`,
    {
      config,
      schema: {
        tags: ['editing'],
        summary: 'Change a test item',
        description: '`version-conflict` brings the item as it is now in `data.item`.',
        params: TestItemParams,
        body: TestItemWrite,
        response: {
          200: Envelope(StaffTestItem),
          ...refusals(...WRITE, 'not-found', 'version-conflict'),
        },
      },
    },
    async (request) => {
      const edit = { by: editorOf(request), id: request.params.id, ...request.body };
      return success(await changeItem(deps, edit));
    },
  );
}

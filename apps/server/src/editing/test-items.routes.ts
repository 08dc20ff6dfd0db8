import * as calls from '@phial/contract/calls/staff-test-items';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { changeItem, createItem, findItem, listItems } from './test-items.service.ts';

/** Test items, for managers and administrators; the search of the site follows at once. */
export async function testItemEditingRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.listStaffTestItems, () => listItems(deps));
  handle(app, calls.readStaffTestItem, ({ params }) => findItem(deps, params.id));
  handle(app, calls.createTestItem, ({ body, signedIn }) =>
    createItem(deps, { by: signedIn.account.id, body: body.body }),
  );
  handle(app, calls.changeTestItem, ({ params, body, signedIn }) =>
    changeItem(deps, { by: signedIn.account.id, id: params.id, ...body }),
  );
}

import * as calls from '@phial/contract/calls/entries';
import * as versionCalls from '@phial/contract/calls/saved-versions';
import * as pointCalls from '@phial/contract/calls/staff-service-points';
import * as serviceCalls from '@phial/contract/calls/staff-services';
import * as itemCalls from '@phial/contract/calls/staff-test-items';
import type { SignedIn } from '../accounts/sessions/session.service.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import {
  contentKind,
  countKinds,
  createEntry,
  dropDraft,
  type Edit,
  findEntry,
  listEntries,
  publishEntry,
  removeEntry,
  reorderEntries,
  saveDraft,
  withdrawEntry,
} from './entries.service.ts';
import { findSavedVersion, listSavedVersions } from './saved-versions.service.ts';
import {
  changePoint,
  createPoint,
  deletePoint,
  findPoint,
  listPoints,
  readUse,
  reorderPoints,
} from './service-points.service.ts';
import {
  changeService,
  createService,
  deleteService,
  findStaffService,
  listStaffServices,
  reorderServices,
  setState,
} from './services.service.ts';
import { changeItem, createItem, findItem, listItems } from './test-items.service.ts';
import { findVersion, listVersions } from './versions.service.ts';

/**
 * What managers and administrators edit: entries of the site (`docs/decisions/018-editing-and-pictures.md`), service
 * points and test items.
 */
export async function editingRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.countEntries, () => countKinds(deps));
  handle(app, calls.listEntries, async ({ params }) => listEntries(deps, contentKind(params.kind)));
  handle(app, calls.readEntry, async ({ params }) => findEntry(deps, contentKind(params.kind), params.id));
  handle(app, calls.createEntry, async ({ params, body, signedIn }) =>
    createEntry(deps, { by: signedIn.account.id, kind: contentKind(params.kind), body: body.body }),
  );
  handle(app, calls.saveEntryDraft, async (received) =>
    saveDraft(deps, editOf(received), received.body.body),
  );
  handle(app, calls.publishEntry, async (received) =>
    publishEntry(deps, editOf(received), received.body.body),
  );
  handle(app, calls.reorderEntries, async ({ params, body, signedIn }) =>
    reorderEntries(deps, { by: signedIn.account.id, kind: contentKind(params.kind), ...body }),
  );
  handle(app, calls.withdrawEntry, async (received) => withdrawEntry(deps, editOf(received)));
  handle(app, calls.dropEntryDraft, async (received) => dropDraft(deps, editOf(received)));
  handle(app, calls.deleteEntry, async (received) => removeEntry(deps, editOf(received)));
  handle(app, calls.listEntryVersions, async ({ params: { kind, id }, query }) =>
    listVersions(
      deps,
      { kind: contentKind(kind), id },
      query.before === undefined ? undefined : Number(query.before),
    ),
  );
  handle(app, calls.readEntryVersion, async ({ params: { kind, id, version } }) =>
    findVersion(deps, { kind: contentKind(kind), id }, Number(version)),
  );

  handle(app, pointCalls.listStaffServicePoints, () => listPoints(deps));
  handle(app, pointCalls.readStaffServicePoint, ({ params }) => findPoint(deps, params.id));
  handle(app, pointCalls.createServicePoint, ({ body, signedIn }) =>
    createPoint(deps, { by: signedIn.account.id, body: body.body }),
  );
  handle(app, pointCalls.changeServicePoint, ({ params, body, signedIn }) =>
    changePoint(deps, { by: signedIn.account.id, id: params.id, ...body }),
  );
  handle(app, pointCalls.readServicePointUse, ({ params }) => readUse(deps, params.id));
  handle(app, pointCalls.deleteServicePoint, ({ params, body, signedIn }) =>
    deletePoint(deps, { by: signedIn.account.id, id: params.id, version: body.version }),
  );
  handle(app, pointCalls.reorderServicePoints, ({ body, signedIn }) =>
    reorderPoints(deps, { by: signedIn.account.id, ...body }),
  );

  handle(app, serviceCalls.listStaffServices, () => listStaffServices(deps));
  handle(app, serviceCalls.readStaffService, ({ params }) => findStaffService(deps, params.code));
  handle(app, serviceCalls.createService, ({ body, signedIn }) =>
    createService(deps, { by: signedIn.account.id, ...body }),
  );
  handle(app, serviceCalls.changeService, ({ params, body, signedIn }) =>
    changeService(deps, { by: signedIn.account.id, ...params, ...body }),
  );
  handle(app, serviceCalls.retireService, ({ params, body, signedIn }) =>
    setState(deps, { by: signedIn.account.id, ...params, ...body }, 'RETIRED'),
  );
  handle(app, serviceCalls.restoreService, ({ params, body, signedIn }) =>
    setState(deps, { by: signedIn.account.id, ...params, ...body }, 'ACTIVE'),
  );
  handle(app, serviceCalls.deleteService, ({ params, body, signedIn }) =>
    deleteService(deps, { by: signedIn.account.id, ...params, ...body }),
  );
  handle(app, serviceCalls.reorderServices, ({ body, signedIn }) =>
    reorderServices(deps, { by: signedIn.account.id, ...body }),
  );

  handle(app, itemCalls.listStaffTestItems, () => listItems(deps));
  handle(app, itemCalls.readStaffTestItem, ({ params }) => findItem(deps, params.id));
  handle(app, itemCalls.createTestItem, ({ body, signedIn }) =>
    createItem(deps, { by: signedIn.account.id, body: body.body }),
  );
  handle(app, itemCalls.changeTestItem, ({ params, body, signedIn }) =>
    changeItem(deps, { by: signedIn.account.id, id: params.id, ...body }),
  );

  handle(app, versionCalls.listSavedVersions, ({ params, query }) =>
    listSavedVersions(deps, params, query.before === undefined ? undefined : Number(query.before)),
  );
  handle(app, versionCalls.readSavedVersion, ({ params: { version, ...thing } }) =>
    findSavedVersion(deps, thing, Number(version)),
  );
}

/** @throws Refused `not-found` for a kind that there is not */
function editOf({
  params,
  body,
  signedIn,
}: {
  params: { kind: string; id: string };
  body: { version: number };
  signedIn: SignedIn;
}): Edit {
  return {
    by: signedIn.account.id,
    kind: contentKind(params.kind),
    id: params.id,
    version: body.version,
  };
}

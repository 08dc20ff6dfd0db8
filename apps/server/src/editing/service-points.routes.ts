import * as calls from '@phial/contract/calls/staff-service-points';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { changePoint, createPoint, findPoint, listPoints, reorderPoints } from './service-points.service.ts';

/** Service points, for managers and administrators; what is saved is shown to visitors at once. */
export async function servicePointEditingRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.listStaffServicePoints, () => listPoints(deps));
  handle(app, calls.readStaffServicePoint, ({ params }) => findPoint(deps, params.id));
  handle(app, calls.createServicePoint, ({ body, signedIn }) =>
    createPoint(deps, { by: signedIn.account.id, body: body.body }),
  );
  handle(app, calls.changeServicePoint, ({ params, body, signedIn }) =>
    changePoint(deps, { by: signedIn.account.id, id: params.id, ...body }),
  );
  handle(app, calls.reorderServicePoints, ({ body, signedIn }) =>
    reorderPoints(deps, { by: signedIn.account.id, ...body }),
  );
}

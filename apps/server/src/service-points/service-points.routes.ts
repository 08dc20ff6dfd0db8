import * as calls from '@phial/contract/calls/service-points';
import * as serviceCalls from '@phial/contract/calls/services';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { listBookingServices } from './booking-services.ts';
import { listServicePoints, requestedType } from './service-points.service.ts';

export async function servicePointRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.listServicePoints, async ({ query }) =>
    listServicePoints(deps, await requestedType(deps, query.type)),
  );
  handle(app, serviceCalls.listBookingServices, () => listBookingServices(deps));
}

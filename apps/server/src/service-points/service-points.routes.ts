import * as calls from '@phial/contract/calls/service-points';
import * as serviceCalls from '@phial/contract/calls/services';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { sendPackedAnswer } from '../packed-files/packed-answer.ts';
import { listBookingServices } from './booking-services.ts';
import { requestedType, servicePointsAnswer } from './service-points.service.ts';

export async function servicePointRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.listServicePoints, async ({ query, request, reply }) =>
    sendPackedAnswer(await servicePointsAnswer(deps, await requestedType(deps, query.type)), request, reply),
  );
  handle(app, serviceCalls.listBookingServices, () => listBookingServices(deps));
}

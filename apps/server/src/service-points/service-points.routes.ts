import * as calls from '@phial/contract/calls/service-points';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { listServicePoints, requestedType } from './service-points.service.ts';

export async function servicePointRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.listServicePoints, ({ query }) => listServicePoints(deps, requestedType(query.type)));
}

import { readSoonestTimes } from '@phial/contract/calls/availability';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { handle } from '../../handle.ts';
import { requestedType } from '../../service-points/service-points.service.ts';
import { soonestTimes } from './soonest.service.ts';

export async function soonestRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, readSoonestTimes, ({ query }) => soonestTimes(deps, requestedType(query.type)));
}

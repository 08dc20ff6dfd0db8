import type { ServicePoint } from '@phial/contract/service-point';
import { dayOf } from '@phial/domain/hong-kong-time';
import type { ServiceType } from '@phial/domain/service-type';
import { parseUuid } from '@phial/domain/uuid';
import type { AppDependencies } from '../app-dependencies.ts';
import { findService } from '../service-points/service-points.service.ts';
import { slotGone } from './availability/alternatives.ts';
import type { WantedPlace } from './place.sql.ts';

/** A place that may exist and lies ahead. */
export interface CheckedPlace extends WantedPlace {
  serviceType: ServiceType;
  point: ServicePoint;
  /** Hong Kong day of the start. */
  serviceDay: string;
}

/**
 * @param call.type service type as the call brings it; missing is the point's only one, else ECG
 * @param call.holdId as the call brings it; one that can be no hold of ours counts as none
 * @throws Refused `service-point-unknown`, `slot-past` (with free times)
 */
export async function checkPlace(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
  call: { servPtId: string; type?: string; holdId?: string },
  startsAt: Date,
): Promise<CheckedPlace> {
  const { known, type } = await findService(deps, call.servPtId, call.type);
  const now = deps.clock.now();
  const servicePointId = known.point.servPtId;
  if (startsAt <= now)
    throw await slotGone(deps, 'slot-past', { servicePointId, serviceType: type, startsAt });
  return {
    servicePointId,
    serviceType: type,
    startsAt,
    now,
    holdId: parseUuid(call.holdId),
    point: known.point,
    serviceDay: dayOf(startsAt),
  };
}

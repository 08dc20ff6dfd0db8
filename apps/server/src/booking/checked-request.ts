import type { ServicePoint } from '@phial/contract/booking/service-point';
import { checkPerson, type Person, type RawPerson } from '@phial/domain/booking/booking-form';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { dayOf, parseServTime } from '@phial/domain/hong-kong-time';
import { parseUuid } from '@phial/domain/uuid';
import type { AppDependencies } from '../app-dependencies.ts';
import { Refused } from '../errors.ts';
import { findService, lastDayOf } from '../service-points/service-points.service.ts';
import { slotGone } from './availability/alternatives.ts';
import type { WantedSlot } from './seat.sql.ts';

/** A slot that may exist, lies ahead, and not further than its service can be booked. */
export interface CheckedSlot extends WantedSlot {
  serviceType: ServiceType;
  point: ServicePoint;
  /** Hong Kong day of the start. */
  serviceDay: string;
}

/**
 * @param call.type service type as the call brings it; missing is the point's only one, else ECG, else its first
 * @param call.holdId as the call brings it; one that can be no hold of ours counts as none
 * @throws Refused `service-point-unknown`; `slot-past` and, beyond the days of the service, `slot-unknown` (with free
 *   times)
 */
export async function checkSlot(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
  call: { servPtId: string; type?: string; holdId?: string },
  startsAt: Date,
): Promise<CheckedSlot> {
  const { known, type } = await findService(deps, call.servPtId, call.type);
  const now = deps.clock.now();
  const servicePointId = known.point.servPtId;
  if (startsAt <= now)
    throw await slotGone(deps, 'slot-past', { servicePointId, serviceType: type, startsAt });
  const serviceDay = dayOf(startsAt);
  const last = await lastDayOf(deps, type);
  if (last === undefined || serviceDay > last)
    throw await slotGone(deps, 'slot-unknown', { servicePointId, serviceType: type, startsAt });
  return {
    servicePointId,
    serviceType: type,
    startsAt,
    now,
    holdId: parseUuid(call.holdId),
    point: known.point,
    serviceDay,
  };
}

/**
 * The rules a create or a change must keep before anything is looked up (docs/rules/booking.md#checked-twice).
 * @throws Refused with the first rule that is broken; a time that no calendar has is `slot-unknown`
 */
export function checkSubmission(body: RawPerson & { servTime: string }): { person: Person; startsAt: Date } {
  const person = checkedPerson(body);
  const startsAt = parseServTime(body.servTime);
  if (startsAt === undefined) throw new Refused('slot-unknown');
  return { person, startsAt };
}

function checkedPerson(body: RawPerson): Person {
  const checked = checkPerson(body);
  if ('error' in checked) throw new Refused(checked.error);
  return checked.person;
}

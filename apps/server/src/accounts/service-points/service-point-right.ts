import type { AccountServicePoints } from '@phial/contract/staff/account';
import type { AuditDetail } from '@phial/contract/staff/audit-event';
import type { Role } from '@phial/domain/account';
import { Refused } from '../../errors.ts';

/**
 * The service points whose bookings an account may see and change: all, or those with these ids
 * (docs/rules/staff.md#service-points).
 */
export type ServicePointRight = 'all' | readonly string[];

/** Only counter staff are limited: hours, closures, statistics and accounts are of the laboratory as a whole. */
export function servicePointRight({
  role,
  servicePoints,
}: {
  role: Role;
  servicePoints: AccountServicePoints;
}): ServicePointRight {
  return role !== 'counter' || servicePoints.all ? 'all' : servicePoints.ids;
}

export function mayUseServicePoint(right: ServicePointRight, servicePointId: string): boolean {
  return right === 'all' || right.includes(servicePointId);
}

/** @throws Refused `other-service-point` */
export function assertServicePoint(right: ServicePointRight, servicePointId: string): void {
  if (!mayUseServicePoint(right, servicePointId)) throw new Refused('other-service-point');
}

/** As an array parameter of a statement: null where there is nothing to filter. */
export function servicePointFilter(right: ServicePointRight): readonly string[] | null {
  return right === 'all' ? null : right;
}

/** What the audit log says of them: the ids of the service points, which are no data of a person. */
export function servicePointDetail(account: {
  role: Role;
  servicePoints: AccountServicePoints;
}): Pick<AuditDetail, 'allServicePoints' | 'servicePoints'> {
  const right = servicePointRight(account);
  return right === 'all' ? { allServicePoints: true } : { servicePoints: right.join(', ') };
}

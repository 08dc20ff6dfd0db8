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

/**
 * Whether there is a record, and whether it is of a service point that the account works for. Whoever is limited to
 * some points is answered alike where it is of another one and where there is none: no id tells whether it is one.
 * @param pointsOf the service points that the record is of, any of which will do
 * @throws Refused `other-service-point`, `not-found` to whoever may use them all
 */
export function assertReached<Row>(
  right: ServicePointRight,
  row: Row | undefined,
  pointsOf: (row: Row) => readonly string[],
): asserts row is Row {
  if (row === undefined) throw new Refused(right === 'all' ? 'not-found' : 'other-service-point');
  if (!pointsOf(row).some((point) => mayUseServicePoint(right, point)))
    throw new Refused('other-service-point');
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

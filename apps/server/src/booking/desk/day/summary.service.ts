import type { ServicePoint } from '@phial/contract/booking/service-point';
import type { DeskSummary, DeskSummaryQuery } from '@phial/contract/desk/desk';
import { dayOf } from '@phial/domain/hong-kong-time';
import {
  mayUseServicePoint,
  type ServicePointRight,
} from '../../../accounts/service-points/service-point-right.ts';
import { type KnownServicePoint, readDirectory } from '../../../service-points/service-points.service.ts';
import type { DeskDependencies } from '../desk-act.ts';
import { boundsOf, dayOffOf, dayOrToday } from './day.service.ts';
import { readBreaksOf } from './day.sql.ts';
import { readPointCounts } from './summary.sql.ts';

const NONE = { capacity: 0, booked: 0, arrived: 0, waiting: 0, noShow: 0, cancelled: 0 };

/**
 * The day of every service point the account works for in numbers, in the order visitors see them.
 * @throws Refused `range-invalid`
 */
export async function readDeskSummary(
  deps: Pick<DeskDependencies, 'db' | 'clock'>,
  right: ServicePointRight,
  query: DeskSummaryQuery,
): Promise<DeskSummary> {
  const now = deps.clock.now();
  const today = dayOf(now);
  const day = dayOrToday(query.day, today);
  const [{ points }, counts, breaks] = await Promise.all([
    readDirectory(deps),
    readPointCounts(deps.db, { ...boundsOf(day), now }),
    readBreaksOf(deps.db, day),
  ]);
  const byPoint = new Map(counts.map((row) => [row.servicePointId, row]));
  return {
    day,
    today,
    points: [...points.values()]
      .filter(({ point }) => mayUseServicePoint(right, point.servPtId))
      .map((known) => ({
        ...descriptionOf(known),
        dayOff: dayOffOf(known, breaks, day),
        ...(byPoint.get(known.point.servPtId) ?? NONE),
      })),
  };
}

function descriptionOf({ point, city, types }: KnownServicePoint) {
  return {
    servicePointId: point.servPtId,
    name: inThreeLanguages(point, 'servPt'),
    district: inThreeLanguages(point, 'district'),
    city,
    cityName: inThreeLanguages(point, 'city'),
    types: [...types],
  };
}

/** A text of a service point, as the calls of staff have it. */
export function inThreeLanguages(point: ServicePoint, field: 'servPt' | 'district' | 'city') {
  return { tw: point[`${field}Cht`], zh: point[`${field}Chs`], en: point[`${field}Eng`] };
}

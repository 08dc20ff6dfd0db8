import type { DayOff } from '@phial/contract/desk';
import { type DayKey, weekdayOf } from '@phial/domain/hong-kong-time';
import { isBreakAt } from '../../service-points/break-day.ts';
import type { KnownServicePoint } from '../../service-points/service-points.service.ts';
import type { NamedBreak } from './day.sql.ts';

/**
 * Why a point has no service on a day; null when it has. A closure or holiday
 * says more than a weekly rest on the same day.
 * @param breaks of that day, the most particular first
 */
export function dayOffOf(
  { point, city, restWeekdays }: KnownServicePoint,
  breaks: readonly NamedBreak[],
  day: DayKey,
): DayOff | null {
  const found = breaks.find((rest) => isBreakAt(rest, { id: point.servPtId, city }));
  if (found !== undefined) return { kind: found.kind, names: found.names };
  return restWeekdays.includes(weekdayOf(day)) ? { kind: 'weekly-rest', names: null } : null;
}

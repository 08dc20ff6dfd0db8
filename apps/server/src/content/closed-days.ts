import { addDays, type DayKey, dayOf } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../app-dependencies.ts';
import { isBreakDay } from '../service-points/break-day.ts';
import { readDirectory } from '../service-points/service-points.service.ts';

/** Days looked ahead: enough to say when a centre opens again after the longest run of holidays. */
const DAYS_AHEAD = 42;

/**
 * Public holidays and closures of the coming six weeks, today included.
 * Weekly rest is not among them: opening hours leave it out already.
 * @returns the closed days of a collection centre; given a service point under
 * the same roof, that point's and its city's closures with those that hold everywhere
 */
export async function closedDaysAhead(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
): Promise<(servPtId: string | undefined) => DayKey[]> {
  const { points, breaks } = await readDirectory(deps);
  const today = dayOf(deps.clock.now());
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead));
  return (servPtId = '') => {
    const point = { id: servPtId, city: points.get(servPtId)?.city ?? '', restWeekdays: [] };
    return days.filter((day) => isBreakDay(breaks, point, day, null));
  };
}

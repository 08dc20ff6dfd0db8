import type { SoonestTimes } from '@phial/contract/availability';
import type { ServicePoint, ServicePointsByCity } from '@phial/contract/service-point';
import { HTML_LANG, type Language, localised } from '@phial/domain/language';

/** How the service points of a city, and the cities, follow each other. */
export type PointOrder = 'soonest' | 'name';

/** After every time there is. */
const NEVER = '9999';

/**
 * The points in the order that was asked for, and the cities by their first
 * one; as the server sends them where that says nothing.
 * @param soonest undefined while nobody knows: the order stays
 */
export function orderPoints(
  points: ServicePointsByCity,
  order: PointOrder,
  soonest: SoonestTimes | undefined,
  language: Language,
): ServicePointsByCity {
  if (order === 'name') {
    const { compare } = new Intl.Collator(HTML_LANG[language]);
    const byName = (a: ServicePoint, b: ServicePoint) =>
      compare(localised(a, 'servPt', language), localised(b, 'servPt', language));
    return Object.fromEntries(Object.entries(points).map(([city, list]) => [city, list.toSorted(byName)]));
  }
  if (soonest === undefined) return points;
  const timeOf = (point: ServicePoint | undefined) => (point && soonest[point.servPtId]) ?? NEVER;
  const byTime = (a: ServicePoint | undefined, b: ServicePoint | undefined) =>
    timeOf(a) < timeOf(b) ? -1 : Number(timeOf(a) > timeOf(b));
  return Object.fromEntries(
    Object.entries(points)
      .map(([city, list]) => [city, list.toSorted(byTime)] as const)
      .toSorted(([, a], [, b]) => byTime(a[0], b[0])),
  );
}

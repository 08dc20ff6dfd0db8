import type { SoonestTimes } from '@phial/contract/booking/availability';
import type { ServicePoint, ServicePointsByCity } from '@phial/contract/booking/service-point';
import { readSoonestTimes } from '@phial/contract/calls/availability';
import { listServicePoints } from '@phial/contract/calls/service-points';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { HTML_LANG, type Language, localised, SUFFIX } from '@phial/domain/language';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../api-client/client.ts';

/**
 * The service points of a type. The client has already reported a failure.
 * @param needed false where no screen shows them
 */
export function useServicePoints(type: ServiceType, needed: boolean) {
  const { data, isPending, isFetching, isError, refetch } = useQuery({
    ...callQuery(listServicePoints, { query: { type }, timeLimit: 'short', ownMessage: false }),
    enabled: needed,
  });
  return {
    points: data,
    loading: isPending && isFetching,
    failed: isError && !isFetching,
    reload: () => void refetch(),
  };
}

export function findPoint(
  points: ServicePointsByCity | undefined,
  servPtId: string | undefined,
): ServicePoint | undefined {
  return Object.values(points ?? {})
    .flat()
    .find((point) => point.servPtId === servPtId);
}

/** More points than this are worth a filter. */
export const POINTS_WITHOUT_FILTER = 8;

const SEARCHED = ['servPt', 'district', 'city'] as const;

/**
 * The points whose name, district or city contains the text, in any of the
 * three languages; case and blanks ignored. Cities without a hit fall away.
 */
export function filterPoints(points: ServicePointsByCity, text: string): ServicePointsByCity {
  const wanted = foldText(text);
  if (wanted === '') return points;
  const found = Object.entries(points).map(
    ([city, list]) => [city, list.filter((point) => matches(point, wanted))] as const,
  );
  return Object.fromEntries(found.filter(([, list]) => list.length > 0));
}

const foldText = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

const matches = (point: ServicePoint, wanted: string): boolean =>
  Object.values(SUFFIX).some((suffix) =>
    SEARCHED.some((field) => foldText(point[`${field}${suffix}`]).includes(wanted)),
  );

export const countPoints = (points: ServicePointsByCity): number => Object.values(points).flat().length;

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

/** The soonest free time of each service point; undefined where they cannot be had, which is no matter. */
export function useSoonestTimes(type: ServiceType, needed: boolean) {
  const { data, isPending } = useQuery({
    ...callQuery(readSoonestTimes, { query: { type }, timeLimit: 'short' }),
    enabled: needed,
  });
  return { soonest: data, loading: isPending };
}

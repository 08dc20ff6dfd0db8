import { listServicePoints } from '@phial/contract/calls/service-points';
import type { ServicePoint, ServicePointsByCity } from '@phial/contract/service-point';
import { SUFFIX } from '@phial/domain/language';
import type { ServiceType } from '@phial/domain/service-type';
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

import { readSoonestTimes } from '@phial/contract/calls/availability';
import type { ServiceType } from '@phial/domain/service-type';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../api-client/client.ts';

/** The soonest free time of each service point; undefined where they cannot be had, which is no matter. */
export function useSoonestTimes(type: ServiceType) {
  const { data, isPending } = useQuery(callQuery(readSoonestTimes, { query: { type }, timeLimit: 'short' }));
  return { soonest: data, loading: isPending };
}

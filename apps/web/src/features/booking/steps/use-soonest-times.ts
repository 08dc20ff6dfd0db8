import type { ServiceType } from '@phial/domain/service-type';
import { useQuery } from '@tanstack/react-query';
import { fetchSoonestTimes } from '../api.ts';

/** The soonest free time of each service point; undefined where they cannot be had, which is no matter. */
export function useSoonestTimes(type: ServiceType) {
  const { data, isPending } = useQuery({
    queryKey: ['soonest-times', type],
    queryFn: ({ signal }) => fetchSoonestTimes(type, signal),
  });
  return { soonest: data, loading: isPending };
}

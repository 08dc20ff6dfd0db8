import type { DayKey, MonthKey } from '@phial/domain/hong-kong-time';
import type { ServiceType } from '@phial/domain/service-type';
import { useQuery } from '@tanstack/react-query';
import { fetchAvailability } from '../api.ts';
import { firstFreeMonth, type MonthOfDays, rangeOf } from './month-availability.ts';

interface Wanted {
  servPtId: string;
  type: ServiceType;
  /** Undefined: the first month with a day that can be chosen. */
  month: MonthKey | undefined;
  today: DayKey;
  /** Resolves once a place given back is free again, so that it does not show as taken. */
  settled: () => Promise<void>;
}

/** The days of a service point, fetched anew at each arrival and each change of month (CAL-032, CAL-036). */
export function useAvailability({ servPtId, type, month, today, settled }: Wanted) {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['availability', servPtId, type, month ?? 'first-free'],
    queryFn: async ({ signal }): Promise<MonthOfDays> => {
      await settled();
      const fetchDays = (of: MonthKey) => fetchAvailability(servPtId, type, rangeOf(of), signal);
      return month ? { month, days: await fetchDays(month) } : firstFreeMonth(today, fetchDays);
    },
    staleTime: 0,
    gcTime: 0,
  });
  return { shown: data, loading: isFetching, failed: isError && !isFetching, reload: () => void refetch() };
}

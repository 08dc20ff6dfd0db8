import { readAvailability } from '@phial/contract/calls/availability';
import type { MonthKey } from '@phial/domain/hong-kong-time';
import type { ServiceType } from '@phial/domain/service-type';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../api-client/client.ts';
import type { ChosenSlot } from '../hold/chosen-slot.ts';
import { firstFreeMonth, type MonthOfDays, monthWithinReach, rangeOf } from './month-availability.ts';
import { withOwnTime } from './own-time.ts';

interface Wanted {
  servPtId: string;
  type: ServiceType;
  /** Undefined: the first month with a day that can be chosen. */
  month: MonthKey | undefined;
  /** The time of the booking that is being changed: it is free for its own visitor. */
  own: ChosenSlot | undefined;
  /** Resolves once a place given back is free again, so that it does not show as taken. */
  settled: () => Promise<void>;
}

/** How long after midnight the days are asked for again: the clocks of server and device run apart a little. */
const AFTER_MIDNIGHT_MS = 1500;

/**
 * The days of a service point, fetched anew at each arrival, at each change of
 * month, when the window is looked at again, and at midnight.
 */
export function useAvailability({ servPtId, type, month, own, settled }: Wanted) {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['availability', servPtId, type, month ?? 'first-free', own?.servTime],
    queryFn: async ({ signal }): Promise<MonthOfDays> => {
      await settled();
      const fetchDays = async (of: MonthKey) => {
        const { data, now } = await send(readAvailability, {
          params: { servPtId },
          query: { ...rangeOf(of), type },
          timeLimit: 'short',
          signal,
        });
        return { now, days: withOwnTime(data, { servPtId, type }, own) };
      };
      const present = new Date();
      return month ? monthWithinReach(month, present, fetchDays) : firstFreeMonth(present, fetchDays);
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => state.data !== undefined && state.data.untilMidnight + AFTER_MIDNIGHT_MS,
  });
  return {
    shown: data,
    loading: isFetching && data === undefined,
    failed: isError && data === undefined && !isFetching,
    reload: () => void refetch(),
  };
}

import { readClosures } from '@phial/contract/calls/schedule';
import type { Closure, SchedulePoint } from '@phial/contract/schedule';
import { addDays, type DayKey } from '@phial/domain/hong-kong-time';
import { useQueries } from '@tanstack/react-query';
import { callQuery } from '../../../api-client/client.ts';

/** The closures and public holidays of a dated week at a service point. */
export function useClosedDays(point: Pick<SchedulePoint, 'servPtId' | 'city'> | undefined, monday: DayKey) {
  const years = [...new Set([monday, addDays(monday, 6)].map((day) => day.slice(0, 4)))];
  const read = useQueries({
    queries: years.map((year) => callQuery(readClosures, { query: { year } })),
  });
  const closures = read
    .flatMap(({ data }) => data?.closures ?? [])
    .filter(
      ({ servPtId, city }) =>
        (servPtId ?? point?.servPtId) === point?.servPtId && (city ?? point?.city) === point?.city,
    )
    .sort((one, other) => reach(one) - reach(other));
  return {
    isPending: read.some(({ isPending }) => isPending),
    isError: read.some(({ isError }) => isError),
    readAgain: () => {
      for (const { isError, refetch } of read) if (isError) void refetch();
    },
    /** The most particular closure that holds on a day. */
    closureOn: (day: DayKey): Closure | undefined =>
      closures.find(({ from, until }) => from <= day && day <= until),
  };
}

/** Of one point, of a city, of all. */
function reach({ servPtId, city }: Closure): number {
  if (servPtId !== null) return 0;
  return city === null ? 2 : 1;
}

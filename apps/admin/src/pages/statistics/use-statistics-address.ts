import type { StatisticsQuery } from '@phial/contract/statistics';
import { addDays, type DayKey, daysBetween, isDay } from '@phial/domain/hong-kong-time';
import { parseServiceType } from '@phial/domain/service-type';
import { useSearchParams } from 'react-router';

const LONGEST_DAYS = 366;
const BYS: readonly StatisticsQuery['by'][] = ['day', 'point', 'service'];

/**
 * What is counted, kept in the address: `from`, `until`, `by`, `point`,
 * `service`. Without days, or with such as cannot be, the thirty past.
 */
export function useStatisticsAddress(today: DayKey) {
  const [params, setParams] = useSearchParams();
  const [from, until] = [params.get('from') ?? '', params.get('until') ?? ''];
  const fits = isDay(from) && isDay(until) && from <= until && daysBetween(from, until) < LONGEST_DAYS;
  const days = fits ? { from, until } : { from: addDays(today, -30), until: addDays(today, -1) };
  const [point, service] = [params.get('point'), parseServiceType(params.get('service') ?? undefined)];
  const query: StatisticsQuery = {
    ...days,
    by: BYS.find((by) => by === params.get('by')) ?? 'day',
    ...(point !== null && { servicePointId: point }),
    ...(service !== undefined && { serviceType: service }),
  };

  function setQuery({ servicePointId, serviceType, ...next }: StatisticsQuery) {
    const after = new URLSearchParams(next);
    if (servicePointId !== undefined) after.set('point', servicePointId);
    if (serviceType !== undefined) after.set('service', serviceType);
    setParams(after, { replace: true, preventScrollReset: true });
  }

  return { query, setQuery };
}

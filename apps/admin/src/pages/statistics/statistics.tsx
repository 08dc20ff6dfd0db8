import { readStatistics } from '@phial/contract/calls/statistics';
import type { StatisticsQuery } from '@phial/contract/staff/statistics';
import { parseServiceCode } from '@phial/domain/booking/service-type';
import { addDays, type DayKey, dayOf } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callQuery } from '../../api-client/client.ts';
import { Attendance } from '../../features/statistics/attendance.tsx';
import { BookingExport } from '../../features/statistics/booking-export.tsx';
import { Charts } from '../../features/statistics/charts.tsx';
import { BYS, Choice, isStretch } from '../../features/statistics/choice.tsx';
import { StatisticsTable } from '../../features/statistics/statistics-table.tsx';
import { Counted, Tiles } from '../../features/statistics/tiles.tsx';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';

/** Bookings, use of capacity, no-shows and lead time, for managers and administrators. */
export function NumbersPage() {
  const words = useMessages().statistics;
  const [today] = useState(() => dayOf(new Date()));
  const { query, setQuery } = useStatisticsAddress(today);
  const { data, isError, isFetching, refetch } = useQuery({
    ...callQuery(readStatistics, { query }),
    placeholderData: keepPreviousData,
  });
  const isNothing = data?.total.bookings === 0 && data.total.capacity === 0;
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        <Button icon={<Icon name="print" size={20} />} onClick={() => window.print()}>
          {words.print}
        </Button>
      }
    >
      <Choice query={query} points={data?.points ?? []} today={today} onChange={setQuery} />
      <Loading active={isFetching} label={words.loading} />
      {isError && <TryAgain title={words.failed} onTryAgain={() => void refetch()} />}
      {isNothing && (
        <Notice tone="info" title={words.nothing}>
          <p>{words.nothingHint}</p>
        </Notice>
      )}
      {data && !isError && !isNothing && (
        <>
          <Counted query={query} statistics={data} />
          <Tiles total={data.total} />
          <Charts statistics={data} />
          <Attendance statistics={data} />
          <StatisticsTable statistics={data} />
          <BookingExport query={query} points={data.points} />
        </>
      )}
    </Page>
  );
}

/**
 * What is counted, kept in the address: `from`, `until`, `by`, `point`,
 * `service`. Without days, or with such as cannot be, the thirty past.
 */
function useStatisticsAddress(today: DayKey) {
  const [params, setParams] = useSearchParams();
  const [from, until] = [params.get('from') ?? '', params.get('until') ?? ''];
  const days = isStretch(from, until)
    ? { from, until }
    : { from: addDays(today, -30), until: addDays(today, -1) };
  const [point, service] = [params.get('point'), parseServiceCode(params.get('service') ?? undefined)];
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

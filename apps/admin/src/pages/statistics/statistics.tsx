import { readStatistics } from '@phial/contract/calls/statistics';
import { dayOf } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../api-client/client.ts';
import { Charts } from '../../features/statistics/charts.tsx';
import { Choice } from '../../features/statistics/choice.tsx';
import { Counted } from '../../features/statistics/counted.tsx';
import { StatisticsTable } from '../../features/statistics/statistics-table.tsx';
import { Tiles } from '../../features/statistics/tiles.tsx';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';
import { useStatisticsAddress } from './use-statistics-address.ts';

/** Bookings, use of capacity, no-shows and lead time, for managers and administrators. */
export function NumbersPage() {
  const words = useMessages().numbers;
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
          <Counted query={query} numbers={data} />
          <Tiles total={data.total} />
          <Charts numbers={data} />
          <StatisticsTable numbers={data} />
        </>
      )}
    </Page>
  );
}

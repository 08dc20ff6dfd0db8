import { searchReports } from '@phial/contract/calls/reports';
import { Loading } from '@phial/ui/loading/loading';
import { Pagination } from '@phial/ui/pagination/pagination';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callQuery } from '../../api-client/client.ts';
import { ReportFilters } from '../../features/reports/list/report-filters.tsx';
import { linkId, ReportTable } from '../../features/reports/list/report-table.tsx';
import {
  isFiltered,
  PAGE_SIZES,
  searchOf,
  useListAddress,
} from '../../features/reports/list/use-list-address.ts';
import { useListReturn } from '../../features/reports/list/use-list-return.ts';
import { useReportUpdates } from '../../features/reports/live/report-updates.ts';
import { useMessages } from '../../language/language.ts';
import { focusInSight } from '../../shell/framed.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';
import styles from '../../table/data-table.module.css';
import { useDebouncedValue } from '../../table/use-debounced-value.ts';

/** The doctor's reports. */
export function DoctorReports() {
  const words = useMessages().reports;
  useReportUpdates();
  const { address, change } = useListAddress();
  const { left, leave } = useListReturn();
  const [typed, setTyped] = useState(left?.typed ?? '');
  const text = useDebouncedValue(typed);
  const search = searchOf(address, text);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...callQuery(searchReports, { body: search }),
    placeholderData: (before) => before,
  });
  const isShown = data !== undefined && !isPlaceholderData;
  useEffect(() => {
    const link = isShown && left !== undefined ? document.getElementById(linkId(left.opened)) : null;
    return link === null ? undefined : focusInSight(link);
  }, [isShown, left]);
  const narrowed = isFiltered(address) || text.trim() !== '';
  const type = (next: string) => {
    setTyped(next);
    if (address.page !== 1) change({ page: 1 });
  };
  return (
    <Page
      title={words.title}
      lead={
        data && (
          <span role="status">
            {[
              words.unreadCount(data.unread),
              ...(data.critical > 0 ? [words.criticalCount(data.critical)] : []),
            ].join(' · ')}
          </span>
        )
      }
    >
      <ReportFilters
        address={address}
        typed={typed}
        patientName={data?.reports.find(({ patientId }) => patientId === address.patient)?.patientName}
        onType={type}
        onChange={change}
      />
      <Loading active={isFetching && data === undefined} label={words.loading} />
      {isError && !isFetching && (
        <TryAgain title={words.failed} hint={words.failedHint} onTryAgain={() => void refetch()} />
      )}
      {data !== undefined && !isError && (
        <div aria-busy={isPlaceholderData || undefined}>
          {data.reports.length === 0 ? (
            <p className={styles.empty}>{narrowed ? words.list.noneFit : words.list.none}</p>
          ) : (
            <ReportTable
              reports={data.reports}
              address={address}
              onSort={(sort, descending) => change({ sort, descending })}
              onOpen={(opened) => leave({ typed, opened })}
            />
          )}
          {data.total > PAGE_SIZES[0] && (
            <Pagination
              total={data.total}
              page={address.page}
              size={address.size}
              sizes={PAGE_SIZES}
              words={words.list.pages}
              onPage={(page) => change({ page })}
              onSize={(size) => change({ size })}
            />
          )}
        </div>
      )}
    </Page>
  );
}

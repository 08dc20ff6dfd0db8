import { keyOf } from '@phial/browser/server-state/call-query';
import { countOrders, searchOrders } from '@phial/contract/calls/orders';
import { readCurrentVersion, readReportUpdates, searchReports } from '@phial/contract/calls/reports';
import type { Report } from '@phial/contract/reports/report';
import type { CurrentVersion } from '@phial/contract/reports/report-updates';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callQuery } from '../../../api-client/client.ts';
import { useSession } from '../../../session/session.ts';

/** Of a query that an open page repeats every 15 seconds, and when it is looked at again, while somebody is signed in. */
function useAskingAgain() {
  return {
    enabled: useSession().state === 'open',
    staleTime: 0,
    refetchInterval: 15_000,
    refetchOnWindowFocus: 'always' as const,
  };
}

/** Keeps the lists of a doctor's reports and orders up to date while they are open. */
export function useReportUpdates(): void {
  const client = useQueryClient();
  const { data } = useQuery({
    ...callQuery(readReportUpdates),
    ...useAskingAgain(),
  });
  const revision = data?.revision;
  const known = useRef<string>(undefined);
  useEffect(() => {
    if (revision === undefined) return;
    const isUpdate = known.current !== undefined && known.current !== revision;
    known.current = revision;
    if (!isUpdate) return;
    void client.invalidateQueries({ queryKey: keyOf(searchReports) });
    void client.invalidateQueries({ queryKey: keyOf(searchOrders) });
    void client.invalidateQueries({ queryKey: keyOf(countOrders) });
  }, [revision, client]);
}

/** The version that has come since a report was opened; undefined while there is none. */
export function useNewerVersion({
  reportId,
  currentVersion,
}: Pick<Report, 'reportId' | 'currentVersion'>): CurrentVersion | undefined {
  const { data } = useQuery({
    ...callQuery(readCurrentVersion, { params: { id: reportId } }),
    ...useAskingAgain(),
  });
  return data !== undefined && data.currentVersion > currentVersion ? data : undefined;
}

import { keyOf } from '@phial/browser/server-state/call-query';
import { siteSettings } from '@phial/browser/site-settings';
import { urlOf } from '@phial/client/request';
import { countOrders, searchOrders } from '@phial/contract/calls/orders';
import {
  followDoctor,
  readCurrentVersion,
  readReportUpdates,
  searchReports,
} from '@phial/contract/calls/reports';
import type { Report } from '@phial/contract/reports/report';
import type { CurrentVersion } from '@phial/contract/reports/report-updates';
import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callQuery } from '../../../api-client/client.ts';
import { useEventStream } from '../../../live/use-event-stream.ts';
import { useSession } from '../../../session/session.ts';

/** How often an open page asks by itself: seldom while the stream tells it, as that does not tell of every order. */
const ASK_AGAIN_MS = { live: 60_000, otherwise: 15_000 };

/**
 * Of a query that an open page repeats as soon as the stream of the doctor says so, every now and then, and when it
 * is looked at again, while somebody is signed in.
 */
function useAskingAgain(queryKey: QueryKey) {
  const client = useQueryClient();
  const enabled = useSession().state === 'open';
  const address = enabled ? urlOf(followDoctor, {}, siteSettings().apiPrefix) : undefined;
  const live = useEventStream(address, () => void askAgain(client, queryKey));
  return {
    enabled,
    staleTime: 0,
    refetchInterval: live === 'on' ? ASK_AGAIN_MS.live : ASK_AGAIN_MS.otherwise,
    refetchOnWindowFocus: 'always' as const,
  };
}

/** A question that is under way may be answered with what was before the change: it is waited for, and asked again. */
async function askAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  if (client.isFetching({ queryKey }) > 0)
    await client.refetchQueries({ queryKey }, { cancelRefetch: false });
  await client.invalidateQueries({ queryKey });
}

/** Keeps the lists of a doctor's reports and orders up to date while they are open. */
export function useReportUpdates(): void {
  const client = useQueryClient();
  const { data } = useQuery({
    ...callQuery(readReportUpdates),
    ...useAskingAgain(keyOf(readReportUpdates)),
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
    ...useAskingAgain(keyOf(readCurrentVersion, { params: { id: reportId } })),
  });
  return data !== undefined && data.currentVersion > currentVersion ? data : undefined;
}

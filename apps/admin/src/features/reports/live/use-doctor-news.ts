import { keyOf } from '@phial/browser/server-state/call-query';
import { countOrders, searchOrders } from '@phial/contract/calls/orders';
import { readDoctorNews, searchReports } from '@phial/contract/calls/reports';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callQuery } from '../../../api-client/client.ts';
import { useSession } from '../../../session/session.ts';
import { ASK_AGAIN_MS } from './ask-again.ts';

/** Keeps the lists of a doctor's reports and orders up to date while they are open. */
export function useDoctorNews(): void {
  const client = useQueryClient();
  const { data } = useQuery({
    ...callQuery(readDoctorNews),
    enabled: useSession().state === 'open',
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
  });
  const revision = data?.revision;
  const known = useRef<string>(undefined);
  useEffect(() => {
    if (revision === undefined) return;
    const isNews = known.current !== undefined && known.current !== revision;
    known.current = revision;
    if (!isNews) return;
    void client.invalidateQueries({ queryKey: keyOf(searchReports) });
    void client.invalidateQueries({ queryKey: keyOf(searchOrders) });
    void client.invalidateQueries({ queryKey: keyOf(countOrders) });
  }, [revision, client]);
}

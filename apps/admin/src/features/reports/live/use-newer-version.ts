import { readCurrentVersion } from '@phial/contract/calls/reports';
import type { Report } from '@phial/contract/report';
import type { CurrentVersion } from '@phial/contract/report-news';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../api-client/client.ts';
import { useSession } from '../../../session/session.ts';
import { ASK_AGAIN_MS } from './ask-again.ts';

/** The version that has come since a report was opened; undefined while there is none. */
export function useNewerVersion({
  reportId,
  currentVersion,
}: Pick<Report, 'reportId' | 'currentVersion'>): CurrentVersion | undefined {
  const { data } = useQuery({
    ...callQuery(readCurrentVersion, { params: { id: reportId } }),
    enabled: useSession().state === 'open',
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
  });
  return data !== undefined && data.currentVersion > currentVersion ? data : undefined;
}

import { notify } from '@phial/browser/notices/notices';
import { keyOf } from '@phial/browser/server-state/call-query';
import { newUuid } from '@phial/browser/uuid';
import { readOverdueResults, recordDoctorCall } from '@phial/contract/calls/critical-results';
import type { OverdueResult } from '@phial/contract/reports/critical-result';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery, send } from '../../api-client/client.ts';
import { OverdueTable } from '../../features/reports/critical/overdue-table.tsx';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';

const LOOK_AGAIN_MS = 30_000;

/** Critical results that doctors have not acknowledged in time, for whoever telephones them. */
export function CriticalResults() {
  const words = useMessages().criticalResults;
  const client = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery({
    ...callQuery(readOverdueResults),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });
  const record = useMutation({
    mutationFn: ({ callId, result: { reportId: id, version } }: { callId: string; result: OverdueResult }) =>
      send(recordDoctorCall, { params: { id, callId }, body: { version } }),
    onSuccess: () => notify({ tone: 'success', text: words.recorded }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(readOverdueResults) }),
  });
  return (
    <Page title={words.title} lead={data && words.lead(data.afterMinutes)}>
      {isPending && <Loading active label={words.loading} />}
      {isError && <TryAgain title={words.failed} onTryAgain={() => void refetch()} />}
      {data?.results.length === 0 && <Notice tone="success" title={words.none} />}
      {data !== undefined && data.results.length > 0 && (
        <OverdueTable
          results={data.results}
          busy={record.isPending ? record.variables.result.reportId : undefined}
          onCalled={(result) => record.mutate({ callId: newUuid(), result })}
        />
      )}
    </Page>
  );
}

import { notify } from '@phial/browser/notices/notices';
import { keyOf } from '@phial/browser/server-state/call-query';
import { endWaiting, readWaitingList } from '@phial/contract/calls/waiting';
import {
  WAITING_GROUPS,
  type WaitingDeskEntry,
  type WaitingEndReason,
} from '@phial/contract/desk/waiting-desk';
import { findServiceType } from '@phial/domain/booking/service-type';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { Tabs } from '@phial/ui/tabs/tabs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery, send } from '../../api-client/client.ts';
import { EndDialog } from '../../features/waiting-list/end-dialog.tsx';
import { WaitingSettingsForm } from '../../features/waiting-list/waiting-settings.tsx';
import { WaitingTable } from '../../features/waiting-list/waiting-table.tsx';
import { useMessages } from '../../language/language.ts';
import { ServiceFilter } from '../../services/service-filter.tsx';
import { useServices } from '../../services/use-services.ts';
import { useAccount } from '../../session/session.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';
import { useAddress } from '../../shell/use-address.ts';

/** Milliseconds between two looks: offers are made and end by themselves. */
const LOOK_AGAIN = 15_000;

/** As many as the server sends at a time. */
const MOST = 500;

/** The waiting list, for everybody at the desk; managers say how it is run. */
export function WaitingListPage() {
  const words = useMessages().waitingDesk;
  const queries = useQueryClient();
  const { role } = useAccount();
  const [params, change] = useAddress();
  const { services } = useServices();
  const [ending, setEnding] = useState<WaitingDeskEntry>();
  const type = findServiceType(
    services.map(({ code }) => code),
    params.get('type') ?? undefined,
  );
  const group = WAITING_GROUPS.find((one) => one === params.get('state')) ?? 'waiting';
  const list = useQuery({
    ...callQuery(readWaitingList, { query: { group, ...(type !== undefined && { type }) } }),
    refetchInterval: LOOK_AGAIN,
  });
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(readWaitingList) });
  const end = useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: WaitingEndReason }) =>
      send(endWaiting, { params: { id }, body: { reason } }),
    onSuccess: () => {
      notify({ tone: 'success', text: words.ended });
      setEnding(undefined);
    },
    onSettled: refresh,
  });
  const counts = list.data?.counts ?? {};
  return (
    <Page title={words.title} lead={words.lead}>
      {list.data?.isOn === false && <Notice tone="info" title={words.off} />}
      <ServiceFilter
        types={services.map(({ code }) => code)}
        chosen={type}
        onChoose={(to) => change({ type: to ?? '' })}
      />
      <Tabs
        label={words.tabs}
        chosen={group}
        onChoose={(next) => change({ state: next })}
        tabs={WAITING_GROUPS.map((one) => ({
          id: one,
          name: counts[one] === undefined ? words.groups[one] : words.tab(words.groups[one], counts[one]),
        }))}
      >
        {list.isPending && <Loading active label={words.loading} />}
        {list.isError && <TryAgain title={words.failed} onTryAgain={() => void list.refetch()} />}
        {list.data !== undefined && (
          <WaitingTable group={group} entries={list.data.entries} onEnd={setEnding} />
        )}
        {list.data?.entries.length === MOST && <p>{words.most}</p>}
      </Tabs>
      {role !== 'counter' && <WaitingSettingsForm onSaved={() => void refresh()} />}
      {ending !== undefined && (
        <EndDialog
          entry={ending}
          busy={end.isPending}
          onKeep={() => setEnding(undefined)}
          onEnd={(reason) => end.mutate({ id: ending.entryId, reason })}
        />
      )}
    </Page>
  );
}

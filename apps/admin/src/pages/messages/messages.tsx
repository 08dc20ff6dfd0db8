import { notify } from '@phial/browser/notices/notices';
import { keyOf } from '@phial/browser/server-state/call-query';
import { readMessages, recordTelephoned, sendMessageAgain } from '@phial/contract/calls/messages';
import { MESSAGE_GROUPS, type MessageGroup } from '@phial/contract/schedule/schedule-message';
import { findServiceType } from '@phial/domain/booking/service-type';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { Tabs } from '@phial/ui/tabs/tabs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery, send } from '../../api-client/client.ts';
import { findWireLanguage, LanguageFilter } from '../../features/schedule/messages/language-filter.tsx';
import { MessagesTable } from '../../features/schedule/messages/messages-table.tsx';
import { QuietHoursForm } from '../../features/schedule/messages/quiet-hours-form.tsx';
import { useMessages } from '../../language/language.ts';
import { ServiceFilter } from '../../services/service-filter.tsx';
import { useServices } from '../../services/use-services.ts';
import { useAccount } from '../../session/session.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';
import { useAddress } from '../../shell/use-address.ts';
import styles from './messages.module.css';

/** Milliseconds between two looks: messages leave the queue by themselves. */
const LOOK_AGAIN = 30_000;

/** As many as the server sends at a time. */
const MOST = 500;

/** The messages to visitors, for everybody at the desk; managers set the quiet hours. */
export function Messages() {
  const { messages: words, loading, failed } = useMessages().schedule;
  const queries = useQueryClient();
  const { role } = useAccount();
  const [params, change] = useAddress();
  const { services } = useServices();
  const type = findServiceType(
    services.map(({ code }) => code),
    params.get('type') ?? undefined,
  );
  const language = findWireLanguage(params.get('language'));
  const group: MessageGroup = MESSAGE_GROUPS.find((one) => one === params.get('state')) ?? 'telephone';
  const list = useQuery({
    ...callQuery(readMessages, {
      query: {
        group,
        ...(type !== undefined && { type }),
        ...(language !== undefined && { language }),
      },
    }),
    refetchInterval: LOOK_AGAIN,
  });
  const settle = useMutation({
    mutationFn: ({ id, act }: { id: string; act: 'notified' | 'again' }) =>
      send(act === 'notified' ? recordTelephoned : sendMessageAgain, { params: { id } }),
    onSuccess: (_, { act }) =>
      notify({ tone: 'success', text: act === 'notified' ? words.markedNotified : words.queuedAgain }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(readMessages) }),
  });
  const counts = list.data?.counts ?? {};
  return (
    <Page title={words.title} lead={words.lead}>
      {list.data?.mail === false && <Notice tone="info" title={words.noMail} />}
      <div className={styles.filters}>
        <ServiceFilter
          types={services.map(({ code }) => code)}
          chosen={type}
          onChoose={(to) => change({ type: to ?? '' })}
        />
        <LanguageFilter chosen={language} onChoose={(to) => change({ language: to ?? '' })} />
      </div>
      <Tabs
        label={words.tabs}
        chosen={group}
        onChoose={(next) => change({ state: next })}
        tabs={MESSAGE_GROUPS.map((one) => ({
          id: one,
          name: counts[one] === undefined ? words.groups[one] : words.tab(words.groups[one], counts[one]),
        }))}
      >
        {list.isPending && <Loading active label={loading} />}
        {list.isError && <TryAgain title={failed} onTryAgain={() => void list.refetch()} />}
        {list.data !== undefined && (
          <MessagesTable
            group={group}
            messages={list.data.messages}
            busy={settle.isPending ? settle.variables.id : undefined}
            onNotified={({ messageId: id }) => settle.mutate({ id, act: 'notified' })}
            onAgain={({ messageId: id }) => settle.mutate({ id, act: 'again' })}
          />
        )}
        {list.data?.messages.length === MOST && <p>{words.most}</p>}
      </Tabs>
      {role !== 'counter' && <QuietHoursForm />}
    </Page>
  );
}

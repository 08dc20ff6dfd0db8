import { notify } from '@phial/browser/notices/notices';
import { keyOf } from '@phial/browser/server-state/call-query';
import { readBookingMessages, sendMessageAgain } from '@phial/contract/calls/messages';
import { Disclosure } from '@phial/ui/disclosure/disclosure';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callQuery, send } from '../../../api-client/client.ts';
import { currentMessages, useMessages } from '../../../language/language.ts';
import { TryAgain } from '../../../shell/try-again.tsx';
import styles from './booking-messages.module.css';
import { MessageEntry } from './message-entry.tsx';

/** What the visitor was sent about a booking, and what came of it; loaded when it is opened. */
export function BookingMessages({ appointmentId }: { appointmentId: string }) {
  const words = useMessages().bookingMessages;
  const [open, setOpen] = useState(false);
  const params = { id: appointmentId };
  const queries = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  // What was sent may have arrived since it was last looked at.
  const found = useQuery({ ...callQuery(readBookingMessages, { params }), enabled: open, staleTime: 0 });
  const again = useMutation({
    mutationFn: (id: string) => send(sendMessageAgain, { params: { id } }),
    onSuccess: () => notify({ tone: 'success', text: () => currentMessages().schedule.messages.queuedAgain }),
    async onSettled() {
      await queries.invalidateQueries({ queryKey: keyOf(readBookingMessages) });
      // The button has gone: the focus stays in the dialog.
      list.current?.focus();
    },
  });
  return (
    <Disclosure title={words.title} open={open} onToggle={setOpen} headingLevel={3}>
      <Loading active={found.isLoading} label={words.loading} />
      {found.isError && <TryAgain title={words.failed} onTryAgain={() => void found.refetch()} />}
      {found.data !== undefined && (
        <div className={styles.part}>
          {found.data.remindersOff && (
            <Notice tone="info" title={words.remindersOff}>
              <p>{words.remindersOffHint}</p>
            </Notice>
          )}
          {found.data.messages.length === 0 ? (
            <p>{words.empty}</p>
          ) : (
            <ul ref={list} className={styles.messages} aria-label={words.title} tabIndex={-1}>
              {found.data.messages.map((message) => (
                <MessageEntry
                  key={message.messageId}
                  message={message}
                  busy={again.isPending && again.variables === message.messageId}
                  onAgain={() => again.mutate(message.messageId)}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Disclosure>
  );
}

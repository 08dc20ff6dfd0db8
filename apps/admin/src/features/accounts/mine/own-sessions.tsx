import { notify } from '@phial/browser/notices/notices';
import { keyOf } from '@phial/browser/server-state/call-query';
import { endSession, listSessions, signOutEverywhere } from '@phial/contract/calls/sessions';
import type { Session } from '@phial/contract/staff/account';
import { formatMoment } from '@phial/domain/moment-text';
import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Loading } from '@phial/ui/loading/loading';
import { Tag } from '@phial/ui/tag/tag';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery, send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { signedOut } from '../../../session/session.ts';
import { TryAgain } from '../../../shell/try-again.tsx';
import styles from './own-sessions.module.css';

/** Where one is signed in, to be ended one by one or all at once. */
export function OwnSessions() {
  const words = useMessages().accounts.mine;
  const sessions = useQuery(callQuery(listSessions));
  if (sessions.isPending) return <Loading active label={words.loading} />;
  if (sessions.isError) {
    return <TryAgain title={words.failed} onTryAgain={() => void sessions.refetch()} />;
  }
  return (
    <>
      <ul className={styles.list}>
        {sessions.data.map((session) => (
          <OneSession key={session.sessionId} session={session} />
        ))}
      </ul>
      <Everywhere />
    </>
  );
}

function OneSession({ session }: { session: Session }) {
  const words = useMessages().accounts.mine;
  const language = useLanguage();
  const queries = useQueryClient();
  const device = session.device === '' ? words.unknownDevice : session.device;
  const end = useMutation({
    mutationFn: () => send(endSession, { params: { id: session.sessionId } }),
    onSuccess: () => notify({ tone: 'success', text: words.ended }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(listSessions) }),
  });
  return (
    <li className={styles.session}>
      <p className={styles.device}>
        {device} {session.current && <Tag>{words.here}</Tag>}
      </p>
      <p className={styles.times}>
        {words.since} {formatMoment(session.createdAt, language)} · {words.seen}{' '}
        {formatMoment(session.lastSeenAt, language)} · {words.ends} {formatMoment(session.endsAt, language)}
      </p>
      {!session.current && (
        <Button
          size="small"
          busy={end.isPending}
          aria-label={words.endThere(device)}
          onClick={() => end.mutate()}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}

function Everywhere() {
  const words = useMessages().accounts.mine;
  const [open, setOpen] = useState(false);
  const { mutate, isPending: busy } = useMutation({
    mutationFn: () => send(signOutEverywhere),
    onSuccess: signedOut,
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.everywhere}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        busy={busy}
        title={words.everywhereTitle}
        role="alertdialog"
        size="small"
        actions={
          <>
            <Button disabled={busy} onClick={() => setOpen(false)}>
              {words.cancel}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => mutate()}>
              {words.everywhere}
            </Button>
          </>
        }
      >
        <p>{words.everywhereTip}</p>
      </Dialog>
    </>
  );
}

import { keyOf } from '@phial/browser/server-state/call-query';
import { listPasskeys } from '@phial/contract/calls/passkeys';
import type { Passkey } from '@phial/contract/staff/passkey';
import { formatMoment } from '@phial/domain/moment-text';
import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Loading } from '@phial/ui/loading/loading';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { TryAgain } from '../../../shell/try-again.tsx';
import list from '../mine/own-sessions.module.css';
import { AddPasskey } from './add-passkey.tsx';
import { canUsePasskeys } from './ask-browser.ts';
import { RemovePasskey } from './remove-passkey.tsx';

/** The passkeys of one's own account, to be added and removed. */
export function OwnPasskeys() {
  const { passkeys: words, mine } = useMessages().accounts;
  const language = useLanguage();
  const queries = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery(callQuery(listPasskeys));
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey>();
  if (isPending) return <Loading active label={words.loading} />;
  if (isError) return <TryAgain title={words.failed} onTryAgain={() => void refetch()} />;

  const close = () => {
    setAdding(false);
    setRemoving(undefined);
  };
  const done = () => {
    close();
    void queries.invalidateQueries({ queryKey: keyOf(listPasskeys) });
  };
  const form = { cancel: { label: mine.cancel, act: close }, hasPasskey: data.length > 0, onDone: done };
  return (
    <>
      <p>{words.lead}</p>
      {data.length === 0 && <p>{words.none}</p>}
      {data.length > 0 && (
        <ul className={list.list}>
          {data.map((passkey) => (
            <li key={passkey.passkeyId} className={list.session}>
              <p className={list.device}>{passkey.name}</p>
              <p className={list.times}>
                {words.since} {formatMoment(passkey.createdAt, language)} · {words.used}{' '}
                {passkey.lastUsedAt === null ? words.never : formatMoment(passkey.lastUsedAt, language)}
              </p>
              <Button
                size="small"
                aria-label={words.removeNamed(passkey.name)}
                onClick={() => setRemoving(passkey)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button onClick={() => setAdding(true)}>{words.add}</Button>
      ) : (
        <p>{words.unsupported}</p>
      )}
      <Dialog open={adding} onClose={close} title={words.add} closeLabel={mine.close} size="small">
        <AddPasskey {...form} />
      </Dialog>
      {removing !== undefined && (
        <Dialog
          open
          onClose={close}
          title={words.removeTitle(removing.name)}
          closeLabel={mine.close}
          size="small"
        >
          <RemovePasskey passkey={removing} {...form} />
        </Dialog>
      )}
    </>
  );
}

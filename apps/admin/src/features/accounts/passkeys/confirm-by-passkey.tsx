import { CallError } from '@phial/client/call-error';
import { listPasskeys } from '@phial/contract/calls/passkeys';
import { Button } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { canUsePasskeys, NoPasskey } from './ask-browser.ts';
import { confirmSessionByPasskey } from './recent-confirmation.ts';

/** Beside the own password, for accounts that have a passkey: confirms by it instead. */
export function ConfirmByPasskey() {
  const words = useMessages().accounts.passkeys;
  const { data = [] } = useQuery({
    ...callQuery(listPasskeys, { ownMessage: true }),
    enabled: canUsePasskeys(),
  });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (data.length === 0) return null;
  const press = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await confirmSessionByPasskey();
    } catch (error) {
      if (error instanceof NoPasskey) setProblem(words.cancelled);
      else if (error instanceof CallError) setProblem(error.msg);
      else throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="small" busy={busy} onClick={() => void press()}>
        {words.byPasskey}
      </Button>
      {problem !== undefined && (
        <Notice tone="warning" live="alert">
          <p>{problem}</p>
        </Notice>
      )}
    </>
  );
}

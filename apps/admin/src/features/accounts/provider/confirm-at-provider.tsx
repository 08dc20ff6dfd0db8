import { CallError } from '@phial/client/call-error';
import { Button } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import { onConfirmation } from './confirmation-channel.ts';
import styles from './provider.module.css';
import { confirmInWindow } from './visit-provider.ts';

/** For accounts of the identity provider, where others give their password again: a visit there, in another window. */
export function ConfirmAtProvider({ id }: { id: string }) {
  const words = useMessages().identityProvider.confirmation;
  const [busy, setBusy] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(
    () =>
      onConfirmation(() => {
        setConfirmed(true);
        setProblem(undefined);
      }),
    [],
  );
  const press = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      if (!(await confirmInWindow())) setProblem(words.blocked);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.msg);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.confirmation}>
      <p className={styles.hint} id={`${id}-hint`}>
        {words.hint}
      </p>
      <Button id={id} busy={busy} aria-describedby={`${id}-hint`} onClick={() => void press()}>
        {words.button}
      </Button>
      <p role="status">{confirmed && words.confirmed}</p>
      {problem !== undefined && (
        <Notice tone="error" live="alert">
          <p>{problem}</p>
        </Notice>
      )}
    </div>
  );
}

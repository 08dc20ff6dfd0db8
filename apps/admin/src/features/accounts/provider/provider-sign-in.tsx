import { CallError } from '@phial/client/call-error';
import { listSignInMethods } from '@phial/contract/calls/identity-provider';
import { Button } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { callQuery } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { isFramed } from '../../../shell/framed.ts';
import styles from './provider.module.css';
import { signInAtProvider, signInInWindow } from './visit-provider.ts';

/** @returns the words of the identity provider's button; undefined where there is none, or not known yet */
export function useProviderButton(): string | undefined {
  const language = useLanguage();
  const { data } = useQuery(callQuery(listSignInMethods));
  return data?.find(({ kind }) => kind === 'provider')?.button?.[language];
}

/**
 * The way in through the identity provider.
 * @param label words of its button
 * @param inWindow whether this page stays as it is, with what was typed: the sign-in then opens a window of its own
 */
export function ProviderSignIn({ label, inWindow }: { label: string; inWindow: boolean }) {
  const words = useMessages().identityProvider.signIn;
  const { pathname } = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const press = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      if (!inWindow) await signInAtProvider(pathname);
      else if (!(await signInInWindow(pathname))) setProblem(words.blocked);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.msg);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.signIn}>
      <Button variant="primary" busy={busy} onClick={() => void press()}>
        {label}
      </Button>
      {inWindow && <p className={styles.hint}>{words.inWindow}</p>}
      {isFramed && !inWindow && <p className={styles.hint}>{words.leavesFrame}</p>}
      {problem !== undefined && (
        <Notice tone="error" live="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <p className={styles.or}>{words.or}</p>
    </div>
  );
}

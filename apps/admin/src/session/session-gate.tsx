import { CallError } from '@phial/client/call-error';
import { Loading } from '@phial/ui/loading/loading';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useMessages } from '../language/language.ts';
import { LazyPart } from '../shell/lazy-part.tsx';
import { TryAgain } from '../shell/try-again.tsx';
import { findSession } from './api.ts';
import { EndedDialog } from './ended-dialog.tsx';
import { loadSignIn } from './load-sign-in.ts';
import { useSession } from './session.ts';
import styles from './session-gate.module.css';

/**
 * Shows the site to who is signed in and has nothing outstanding, and the way there to everybody else.
 * A session that ends leaves the site on screen under the sign-in, with all that was typed.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const words = useMessages().shell;
  const [failed, setFailed] = useState(false);
  const look = useCallback(() => {
    setFailed(false);
    findSession().catch((error: unknown) => setFailed(error instanceof CallError && error.code !== 301));
  }, []);
  useEffect(look, [look]);

  if (session.state === 'unknown') {
    return failed ? (
      <main className={styles.failed}>
        <TryAgain title={words.page.failed} hint={words.page.failedHint} onTryAgain={look} />
      </main>
    ) : (
      <Loading active label={words.session.starting} />
    );
  }
  if (session.state === 'leaving') return <Loading active label={words.session.leaving} />;
  if (session.state === 'none') return <LazyPart load={loadSignIn} props={{}} />;
  const { outstanding } = session.account;
  if (outstanding !== null) return <LazyPart load={loadSignIn} props={{ outstanding }} />;
  return (
    <>
      {children}
      {session.state === 'ended' && <EndedDialog session={session} />}
    </>
  );
}

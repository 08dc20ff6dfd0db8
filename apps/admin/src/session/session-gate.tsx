import { CallError } from '@phial/browser/api/call-error';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Loading } from '@phial/ui/loading/loading';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useMessages } from '../language/language.ts';
import { TryAgain } from '../shell/try-again.tsx';
import { findSession } from './api.ts';
import { useSession } from './session.ts';

const SignIn = lazy(async () => ({ default: (await import('../pages/sign-in/sign-in.tsx')).SignIn }));

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
      <TryAgain title={words.page.failed} hint={words.page.failedHint} onTryAgain={look} />
    ) : (
      <Loading active label={words.session.starting} />
    );
  }
  if (session.state === 'none') {
    return (
      <Suspense fallback={<Loading active label={words.page.loading} />}>
        <SignIn />
      </Suspense>
    );
  }
  if (session.account.outstanding !== null) {
    return (
      <Suspense fallback={<Loading active label={words.page.loading} />}>
        <SignIn outstanding={session.account.outstanding} />
      </Suspense>
    );
  }
  return (
    <>
      {children}
      {session.state === 'ended' && (
        <Dialog open title={words.session.ended} onClose={() => undefined}>
          <p>{words.session.endedHint}</p>
          <Suspense fallback={<Loading active label={words.page.loading} />}>
            <SignIn again={session.account.login} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}

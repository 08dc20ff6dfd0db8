import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Loading } from '@phial/ui/loading/loading';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../language/language.ts';
import { LazyPart } from '../shell/lazy-part.tsx';
import { TryAgain } from '../shell/try-again.tsx';
import { findSession } from './api.ts';
import { type EndedSession, useSession } from './session.ts';
import styles from './session-gate.module.css';

/** The way in; whoever is in already does without it. */
const loadSignIn = async () => (await import('../pages/sign-in/sign-in.tsx')).SignIn;

const loadChoosePassword = async () =>
  (await import('../pages/choose-password/choose-password.tsx')).ChoosePassword;

/**
 * Shows the site to who is signed in and has nothing outstanding, and the way there to everybody else.
 * A session that ends leaves the site on screen under the sign-in, with all that was typed.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  const words = useMessages().shell;
  // A link from an e-mail, whoever is signed in here.
  if (pathname === '/password') return <LazyPart key="password" load={loadChoosePassword} props={{}} />;
  switch (session.state) {
    case 'unknown':
      return <Loading active label={words.session.starting} />;
    case 'unreachable':
      return (
        <main className={styles.failed}>
          <TryAgain
            title={words.page.failed}
            hint={words.page.failedHint}
            onTryAgain={() => void findSession()}
          />
        </main>
      );
    case 'leaving':
      return <Loading active label={words.session.leaving} />;
    case 'none':
      return <LazyPart load={loadSignIn} props={{}} />;
  }
  const { outstanding } = session.account;
  if (outstanding !== null) return <LazyPart load={loadSignIn} props={{ outstanding }} />;
  return (
    <>
      {children}
      {session.state === 'ended' && <EndedDialog session={session} />}
    </>
  );
}

/** Over the page of a session that has ended: why, and the way back to it. Nothing but a sign-in takes it away. */
function EndedDialog({ session: { account, because } }: { session: EndedSession }) {
  const words = useMessages().shell.session;
  const other = because === 'other-account';
  return (
    <Dialog open title={other ? words.other : words.ended} size="small">
      <div className={styles.parts}>
        <p>{other ? words.otherHint(account.displayName) : words.endedHint}</p>
        <LazyPart load={loadSignIn} props={{ again: account.login }}>
          {other && (
            <div className={styles.newcomer}>
              <p>{words.newcomerHint}</p>
              <Button onClick={() => location.reload()}>{words.newcomer}</Button>
            </div>
          )}
        </LazyPart>
      </div>
    </Dialog>
  );
}

import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { useMessages } from '../language/language.ts';
import { LazyPart } from '../shell/lazy-part.tsx';
import styles from './ended-dialog.module.css';
import { loadSignIn } from './load-sign-in.ts';
import type { EndedSession } from './session.ts';

/** Over the page of a session that has ended: why, and the way back to it. Nothing but a sign-in takes it away. */
export function EndedDialog({ session: { account, because } }: { session: EndedSession }) {
  const words = useMessages().shell.session;
  const other = because === 'other-account';
  return (
    <Dialog open title={other ? words.other : words.ended} size="small">
      <div className={styles.parts}>
        <p>{other ? words.otherHint(account.displayName) : words.endedHint}</p>
        <LazyPart load={loadSignIn} props={{ again: account.login }} />
        {other && (
          <div className={styles.newcomer}>
            <p>{words.newcomerHint}</p>
            <Button onClick={() => location.reload()}>{words.newcomer}</Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

import type { SignedInAccount } from '@phial/contract/staff/account';
import { Button } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { useMessages } from '../../../language/language.ts';
import { canUsePasskeys } from './ask-browser.ts';
import styles from './passkeys.module.css';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** The sign-in by passkey, beside that by password; nothing where the browser has no passkeys for this address. */
export function PasskeySignIn({ onPassed }: { onPassed: (account: SignedInAccount) => void }) {
  return canUsePasskeys() ? <PasskeyButton onPassed={onPassed} /> : null;
}

function PasskeyButton({ onPassed }: { onPassed: (account: SignedInAccount) => void }) {
  const words = useMessages().accounts.passkeys;
  const { busy, problem, press } = usePasskeySignIn(onPassed);
  return (
    <div className={styles.signIn}>
      <Button busy={busy} onClick={press}>
        {words.signIn}
      </Button>
      <p role="status">{busy && words.waiting}</p>
      {problem !== undefined && (
        <Notice tone="error" live="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <p className={styles.or}>{words.or}</p>
    </div>
  );
}

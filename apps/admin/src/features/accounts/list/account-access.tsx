import { notify } from '@phial/browser/notices/notices';
import type { Account } from '@phial/contract/account';
import { Button } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import { removeSecondFactor, resetPassword } from '../api.ts';
import styles from './account-dialog.module.css';
import type { Wish } from './use-account-change.ts';

/** Whether somebody may sign in, and with what: approve, disable, reset, remove the second factor. */
export function AccountAccess({
  account,
  busy,
  onSave,
  onChange,
  onPassword,
  onClose,
}: {
  account: Account;
  busy: boolean;
  onSave: (wish: Wish, done: (account: Account) => string) => void;
  onChange: (deed: (version: number) => Promise<void>) => void;
  onPassword: (password: string) => void;
  onClose: () => void;
}) {
  const { edit: words } = useMessages().accounts;
  const [asked, setAsked] = useState<'reset' | 'remove'>();
  const { accountId, state } = account;
  const disable = () => onSave({ state: 'DISABLED' }, ({ displayName }) => words.disabled(displayName));

  if (state === 'PENDING') {
    const approve = () => onSave({ state: 'ACTIVE' }, ({ displayName }) => words.approved(displayName));
    return (
      <div className={styles.access}>
        <Notice tone="info">
          <p>{words.approveTip}</p>
        </Notice>
        <div className={styles.buttons}>
          <Button busy={busy} onClick={disable}>
            {words.reject}
          </Button>
          <Button variant="primary" busy={busy} onClick={approve}>
            {words.approve}
          </Button>
        </div>
      </div>
    );
  }

  const reset = () =>
    onChange(async (version) => onPassword((await resetPassword(accountId, version)).password));
  const remove = () =>
    onChange(async (version) => {
      await removeSecondFactor(accountId, version);
      notify({ tone: 'success', text: words.removed });
      // The answer does not tell the new version; the list is read anew.
      onClose();
    });
  return (
    <div className={styles.access}>
      <div className={styles.buttons}>
        {state === 'ACTIVE' ? (
          <Button variant="danger" busy={busy} onClick={disable}>
            {words.disable}
          </Button>
        ) : (
          <Button
            busy={busy}
            onClick={() => onSave({ state: 'ACTIVE' }, ({ displayName }) => words.enabled(displayName))}
          >
            {words.enable}
          </Button>
        )}
        <Button aria-expanded={asked === 'reset'} onClick={() => setAsked('reset')}>
          {words.resetPassword}
        </Button>
        {account.secondFactor && (
          <Button aria-expanded={asked === 'remove'} onClick={() => setAsked('remove')}>
            {words.removeFactor}
          </Button>
        )}
      </div>
      {asked !== undefined && (
        <Notice tone="warning" live="status">
          <p>{asked === 'reset' ? words.resetTip : words.removeTip}</p>
          <div className={styles.buttons}>
            <Button onClick={() => setAsked(undefined)}>{words.cancel}</Button>
            <Button variant="danger" busy={busy} onClick={asked === 'reset' ? reset : remove}>
              {words.sure}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}

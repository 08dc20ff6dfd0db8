import { notify } from '@phial/browser/notices/notices';
import { changeAccount } from '@phial/contract/calls/accounts';
import type { Account } from '@phial/contract/staff/account';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Notice } from '@phial/ui/notice/notice';
import { useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { useAccount } from '../../../session/session.ts';
import { AccountAccess } from './account-access.tsx';
import { AccountConflict } from './account-conflict.tsx';
import { AccountDetails } from './account-details.tsx';
import styles from './account-dialog.module.css';
import { OneTimePassword } from './one-time-password.tsx';
import { useAccountChange, type Wish } from './use-account-change.ts';

/** One account: approve, rename, give another role, disable, reset. */
export function AccountDialog({ account: opened, onClose }: { account: Account; onClose: () => void }) {
  const words = useMessages().accounts.edit;
  const own = useAccount().accountId === opened.accountId;
  const { account, conflict, refusal, busy, change, changed, takeTheirs } = useAccountChange(opened);
  const [password, setPassword] = useState<string>();

  const save = (wish: Wish, done: (account: Account) => string) =>
    change(async (version) => {
      const now = await send(changeAccount, {
        params: { id: account.accountId },
        body: { version, ...wish },
        ownMessage: true,
      });
      changed(now);
      notify({ tone: 'success', text: done(now) });
    }, wish);

  if (password !== undefined) {
    return <OneTimePassword name={account.displayName} password={password} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={words.title(account.displayName)}
      closeLabel={words.close}
    >
      <div className={styles.parts}>
        {refusal !== undefined && (
          <Notice tone="error" live="alert">
            <p>{refusal}</p>
          </Notice>
        )}
        {conflict !== undefined && <AccountConflict conflict={conflict} onTakeTheirs={takeTheirs} />}
        <AccountDetails key={account.version} account={account} own={own} busy={busy} onSave={save} />
        {own ? (
          <p>{words.ownHint}</p>
        ) : (
          <AccountAccess
            key={`access ${account.version}`}
            account={account}
            busy={busy}
            onSave={save}
            onChange={change}
            onPassword={setPassword}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

import { notify } from '@phial/browser/notices/notices';
import type { StaffMessages } from '@phial/content/messages/staff-messages';
import {
  removeSecondFactor,
  resetPassword,
  sendInvitationAgain,
  withdrawInvitation,
} from '@phial/contract/calls/accounts';
import { readIdentityProvider } from '@phial/contract/calls/identity-provider';
import type { Account } from '@phial/contract/staff/account';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Notice } from '@phial/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery, send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { OwnerConfirmation, useOwnerConfirmation } from '../form/owner-confirmation.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import styles from './account-dialog.module.css';
import { LinkAccount } from './link-account.tsx';
import type { Wish } from './use-account-change.ts';

type Question = 'disable' | 'enable' | 'reset' | 'remove' | 'invite' | 'withdraw';

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
  const { accounts, identityProvider } = useMessages();
  const { edit: words, invitation } = accounts;
  const [asked, setAsked] = useState<Question | 'link'>();
  const { data: provider } = useQuery(callQuery(readIdentityProvider));
  const { role, state } = account;
  const params = { id: account.accountId };

  const disable = () => onSave({ state: 'DISABLED' }, ({ displayName }) => words.disabled(displayName));
  const deeds: Record<Question, (own: { ownPassword?: string }) => void> = {
    disable,
    enable: (own) => onSave({ state: 'ACTIVE', ...own }, ({ displayName }) => words.enabled(displayName)),
    reset: (own) =>
      onChange(async (version) => {
        const body = { version, ...own };
        onPassword((await send(resetPassword, { params, body, ownMessage: true })).password);
      }),
    remove: (own) =>
      onChange(async (version) => {
        await send(removeSecondFactor, { params, body: { version, ...own }, ownMessage: true });
        notify({ tone: 'success', text: words.removed });
        // The response does not contain the new version; the list is loaded again.
        onClose();
      }),
    invite: (own) =>
      onChange(async (version) => {
        await send(sendInvitationAgain, { params, body: { version, ...own }, ownMessage: true });
        notify({ tone: 'success', text: invitation.invited(account.login) });
        onClose();
      }),
    withdraw: (own) =>
      onChange(async (version) => {
        await send(withdrawInvitation, { params, body: { version, ...own }, ownMessage: true });
        notify({ tone: 'success', text: invitation.withdrawn });
        onClose();
      }),
  };
  const tips: Record<Question, string> = {
    disable: words.disableTip,
    enable: words.enableTip,
    reset: words.resetTip,
    remove: words.removeTip,
    invite: invitation.againTip,
    withdraw: invitation.withdrawTip,
  };

  if (state === 'PENDING') {
    const approve = () => onSave({ state: 'ACTIVE' }, ({ displayName }) => words.approved(displayName));
    return (
      <div className={styles.access}>
        <Notice tone="info">
          <p>{words.approveTip}</p>
        </Notice>
        <ButtonRow gap="small">
          <Button busy={busy} onClick={disable}>
            {words.reject}
          </Button>
          <Button variant="primary" busy={busy} onClick={approve}>
            {words.approve}
          </Button>
        </ButtonRow>
      </div>
    );
  }

  // There is nothing to link to before the first settings.
  const canLink =
    account.signInMethods.includes('password') && provider !== undefined && provider.version > 0;
  const offered: readonly (readonly [Question | 'link', string])[] = [
    state === 'ACTIVE' ? ['disable', words.disable] : ['enable', words.enable],
    ...offeredInvitations(account, invitation),
    ['reset', words.resetPassword],
    ...(account.secondFactor || account.passkeys > 0 ? ([['remove', words.removeFactor]] as const) : []),
    ...(canLink ? ([['link', identityProvider.link.button]] as const) : []),
  ];
  return (
    <div className={styles.access}>
      {account.invitation !== null && (
        <Notice tone={account.invitation === 'FAILED' ? 'warning' : 'info'}>
          <p>{invitation.state[account.invitation]}</p>
        </Notice>
      )}
      <ButtonRow gap="small">
        {offered.map(([question, name]) => (
          <Button
            key={question}
            variant={question === 'disable' ? 'danger' : 'secondary'}
            aria-expanded={asked === question}
            onClick={() => setAsked(question)}
          >
            {name}
          </Button>
        ))}
      </ButtonRow>
      {asked === 'link' && (
        <LinkAccount
          account={account}
          busy={busy}
          onCancel={() => setAsked(undefined)}
          onChange={onChange}
          onLinked={onClose}
        />
      )}
      {asked !== undefined && asked !== 'link' && (
        <AccountQuestion
          key={`${asked} ${account.version}`}
          tip={tips[asked]}
          confirm={role === 'administrator' && asked !== 'disable' && asked !== 'withdraw'}
          busy={busy}
          onCancel={() => setAsked(undefined)}
          onSure={deeds[asked]}
        />
      )}
    </div>
  );
}

/** What can be done about an invitation: nothing once a password is chosen. */
function offeredInvitations(
  { invitation: invited, state }: Account,
  words: StaffMessages['accounts']['invitation'],
): readonly (readonly [Question, string])[] {
  if (invited === null || state !== 'ACTIVE') return [];
  const again = ['invite', words.again] as const;
  return invited === 'WITHDRAWN' ? [again] : [again, ['withdraw', words.withdraw]];
}

/**
 * Asks once more before something is done to an account.
 * @param confirm whether the own password is asked for, too
 * @param onSure with it, where it was
 */
function AccountQuestion({
  tip,
  confirm,
  busy,
  onCancel,
  onSure,
}: {
  tip: string;
  confirm: boolean;
  busy: boolean;
  onCancel: () => void;
  onSure: (own: { ownPassword?: string }) => void;
}) {
  const { edit: words } = useMessages().accounts;
  const confirmation = useOwnerConfirmation();
  const form = useAccountForm(
    { ownPassword: '' },
    ({ ownPassword }) => ({ ownPassword: confirm && confirmation.problem(ownPassword) }),
    ({ ownPassword }) => {
      if (!busy) onSure(confirm ? confirmation.proof(ownPassword) : {});
    },
  );
  return (
    <form data-labels="above" onSubmit={form.onSubmit} noValidate>
      <Notice tone="warning" live="status">
        <p>{tip}</p>
        {confirm && <OwnerConfirmation {...form.field('ownPassword')} />}
        <ButtonRow gap="small">
          <Button onClick={onCancel}>{words.cancel}</Button>
          <Button type="submit" variant="danger" busy={busy}>
            {words.sure}
          </Button>
        </ButtonRow>
      </Notice>
    </form>
  );
}

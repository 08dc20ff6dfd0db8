import { askOwnPasskey } from '@phial/contract/calls/passkeys';
import type { OwnerProof } from '@phial/contract/staff/passkey';
import { Button } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { type ReactNode, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { AccountFormFrame, type Cancel, useFirstFocus } from '../form/account-form.tsx';
import { PresentPasswordField } from '../form/fields.tsx';
import { type AccountForm, useAccountForm } from '../form/use-account-form.ts';
import { canUsePasskeys, NoPasskey, signByPasskey } from './ask-browser.ts';

export interface OwnerFormProps {
  readonly cancel: Cancel;
  /** Whether the account has a passkey to confirm with. */
  readonly hasPasskey: boolean;
  readonly onDone: () => void;
}

/**
 * A form that asks its owner for the password, or for a passkey instead, before something is done.
 * @param children fields before the password
 * @param act rejects with a `CallError` that no toast has shown, or with `NoPasskey`
 */
export function OwnerForm({
  check = () => undefined,
  submit,
  danger = false,
  cancel,
  hasPasskey,
  act,
  children,
}: Omit<OwnerFormProps, 'onDone'> & {
  check?: (name: string) => string | undefined;
  submit: string;
  danger?: boolean;
  act: (proof: OwnerProof, name: string) => Promise<void>;
  children: (form: AccountForm<'name' | 'password'>) => ReactNode;
}) {
  const { problems, passkeys: words } = useMessages().accounts;
  const first = useFirstFocus();
  const [byPasskey, setByPasskey] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  const form = useAccountForm(
    { name: '', password: '' },
    ({ name, password }) => ({
      name: check(name),
      password: !byPasskey && password === '' && problems.password,
    }),
    async ({ name, password }) => {
      setCancelled(false);
      try {
        await act(byPasskey ? { passkey: await confirmed() } : { password }, name);
      } catch (error) {
        if (!(error instanceof NoPasskey)) throw error;
        setCancelled(true);
      }
    },
  );
  return (
    <AccountFormFrame form={form} submit={submit} danger={danger} cancel={cancel}>
      {children(form)}
      {!byPasskey && <PresentPasswordField {...form.field('password')} ref={first} />}
      {hasPasskey && canUsePasskeys() && (
        <Button size="small" aria-pressed={byPasskey} onClick={() => setByPasskey(!byPasskey)}>
          {words.byPasskey}
        </Button>
      )}
      {cancelled && (
        <Notice tone="warning" live="alert">
          <p>{words.cancelled}</p>
        </Notice>
      )}
    </AccountFormFrame>
  );
}

async function confirmed() {
  return signByPasskey(await send(askOwnPasskey, { ownMessage: true }));
}

import { notify } from '@phial/browser/notices/notices';
import { deleteOwnAccount } from '@phial/contract/calls/accounts';
import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { signedOut } from '../../../session/session.ts';
import { AccountFormFrame } from '../form/account-form.tsx';
import { PresentPasswordField } from '../form/fields.tsx';
import { useAccountForm } from '../form/use-account-form.ts';

/** A doctor gives up the own account, after the password once more. */
export function DeleteAccount() {
  const words = useMessages().accounts.mine;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {words.delete}
      </Button>
      <Dialog open={open} onClose={close} title={words.delete} closeLabel={words.close} size="small">
        <p>{words.deleteTip}</p>
        <Confirm onKeep={close} />
      </Dialog>
    </>
  );
}

function Confirm({ onKeep }: { onKeep: () => void }) {
  const { problems, mine: words } = useMessages().accounts;
  const form = useAccountForm(
    { password: '' },
    ({ password }) => ({ password: password === '' && problems.password }),
    async (body) => {
      await send(deleteOwnAccount, { body, ownMessage: true });
      notify({ tone: 'success', text: words.deleted });
      signedOut();
    },
  );
  return (
    <AccountFormFrame form={form} submit={words.delete} danger cancel={{ label: words.keep, act: onKeep }}>
      <PresentPasswordField {...form.field('password')} />
    </AccountFormFrame>
  );
}

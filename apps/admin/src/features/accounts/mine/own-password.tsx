import { notify } from '@phial/browser/notices/notices';
import { keyOf } from '@phial/browser/server-state/call-query';
import { listSessions } from '@phial/contract/calls/sessions';
import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import { useAccount } from '../../../session/session.ts';
import { NewPasswordForm } from '../password/new-password-form.tsx';

/** Changes one's own password, in a dialog. */
export function OwnPassword() {
  const words = useMessages().accounts.mine;
  const { login } = useAccount();
  const [open, setOpen] = useState(false);
  const queries = useQueryClient();
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.changePassword}</Button>
      <Dialog open={open} onClose={close} title={words.changePassword} closeLabel={words.close} size="small">
        <NewPasswordForm
          login={login}
          submit={words.changePassword}
          cancel={{ label: words.cancel, act: close }}
          onDone={() => {
            close();
            notify({ tone: 'success', text: words.passwordChanged });
            return queries.invalidateQueries({ queryKey: keyOf(listSessions) });
          }}
        />
      </Dialog>
    </>
  );
}

import { keyOf } from '@phial/browser/server-state/call-query';
import { readRecoveryCodes, renewRecoveryCodes } from '@phial/contract/calls/second-factors';
import type { RecoveryCodes } from '@phial/contract/staff/second-factor';
import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery, send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { AccountFormFrame, type Cancel, useFirstFocus } from '../form/account-form.tsx';
import { PresentPasswordField } from '../form/fields.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { RecoveryCodesShown } from './recovery-codes-shown.tsx';

/** How many recovery codes one has left, and the way to new ones. */
export function OwnRecoveryCodes() {
  const { recovery: words, mine } = useMessages().accounts;
  const { data } = useQuery(callQuery(readRecoveryCodes));
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [codes, setCodes] = useState<RecoveryCodes>();
  const close = () => {
    setOpen(false);
    setCodes(undefined);
  };
  return (
    <>
      {data !== undefined && <p>{words.left(data.left)}</p>}
      <Button onClick={() => setOpen(true)}>{words.renew}</Button>
      <Dialog
        open={open}
        onClose={close}
        title={codes === undefined ? words.renew : words.title}
        closeLabel={codes === undefined ? mine.close : undefined}
        size={codes === undefined ? 'small' : 'medium'}
      >
        {codes === undefined ? (
          <Renew
            cancel={{ label: mine.cancel, act: close }}
            onRenewed={(made) => {
              setCodes(made);
              void queries.invalidateQueries({ queryKey: keyOf(readRecoveryCodes) });
            }}
          />
        ) : (
          <RecoveryCodesShown codes={codes} onKept={close} />
        )}
      </Dialog>
    </>
  );
}

function Renew({ cancel, onRenewed }: { cancel: Cancel; onRenewed: (codes: RecoveryCodes) => void }) {
  const { problems, recovery: words } = useMessages().accounts;
  const first = useFirstFocus();
  const form = useAccountForm(
    { password: '' },
    ({ password }) => ({ password: password === '' && problems.password }),
    async (body) => onRenewed(await send(renewRecoveryCodes, { body, ownMessage: true })),
  );
  return (
    <AccountFormFrame form={form} submit={words.renew} cancel={cancel}>
      <p>{words.renewLead}</p>
      <PresentPasswordField {...form.field('password')} ref={first} />
    </AccountFormFrame>
  );
}

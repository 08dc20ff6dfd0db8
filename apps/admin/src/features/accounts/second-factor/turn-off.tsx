import { endSecondFactor } from '@phial/contract/calls/second-factors';
import { useId, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { AccountFormFrame, type Cancel } from '../form/account-form.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { isTotp, TotpField } from '../form/totp-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useFirstFocus } from '../form/use-first-focus.ts';

/** Password and digits once more: then the password alone opens the account. */
export function SecondFactorOff({ cancel, onDone }: { cancel: Cancel; onDone: () => Promise<void> }) {
  const { fields, problems, mine } = useMessages().accounts;
  const id = useId();
  const [password, setPassword] = useState('');
  const [totp, setTotp] = useState('');
  const first = useFirstFocus();
  const form = useAccountForm(
    () => [
      ...(password === '' ? [{ fieldId: `${id}-password`, text: problems.password }] : []),
      ...(isTotp(totp) ? [] : [{ fieldId: `${id}-totp`, text: problems.totp }]),
    ],
    async () => {
      await send(endSecondFactor, { body: { password, totp }, ownMessage: true });
      await onDone();
    },
  );
  return (
    <AccountFormFrame form={form} submit={mine.turnOff} danger cancel={cancel}>
      <PasswordField
        id={`${id}-password`}
        label={fields.presentPassword}
        kind="current-password"
        value={password}
        onChange={setPassword}
        error={form.errorOf(`${id}-password`)}
        ref={first}
      />
      <TotpField id={`${id}-totp`} value={totp} onChange={setTotp} error={form.errorOf(`${id}-totp`)} />
    </AccountFormFrame>
  );
}

import { endSecondFactor } from '@phial/contract/calls/second-factors';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { AccountFormFrame, type Cancel, useFirstFocus } from '../form/account-form.tsx';
import { isTotp, PresentPasswordField, TotpField } from '../form/fields.tsx';
import { useAccountForm } from '../form/use-account-form.ts';

/** Password and digits once more: then the password alone opens the account. */
export function SecondFactorOff({ cancel, onDone }: { cancel: Cancel; onDone: () => Promise<void> }) {
  const { problems, mine } = useMessages().accounts;
  const first = useFirstFocus();
  const form = useAccountForm(
    { password: '', totp: '' },
    ({ password, totp }) => ({
      password: password === '' && problems.password,
      totp: !isTotp(totp) && problems.totp,
    }),
    async (body) => {
      await send(endSecondFactor, { body, ownMessage: true });
      await onDone();
    },
  );
  return (
    <AccountFormFrame form={form} submit={mine.turnOff} danger cancel={cancel}>
      <PresentPasswordField {...form.field('password')} ref={first} />
      <TotpField {...form.field('totp')} />
    </AccountFormFrame>
  );
}

import { passSecondFactor } from '@phial/contract/calls/second-factors';
import type { SignedInAccount } from '@phial/contract/staff/account';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { AccountFormFrame, useFirstFocus } from '../form/account-form.tsx';
import { isTotp, TotpField } from '../form/fields.tsx';
import { useAccountForm } from '../form/use-account-form.ts';

/** The digits of the authenticator application, after the password. */
export function SecondFactorStep({ onPassed }: { onPassed: (account: SignedInAccount) => void }) {
  const { problems, secondFactor: words } = useMessages().accounts;
  const first = useFirstFocus();
  const form = useAccountForm(
    { totp: '' },
    ({ totp }) => ({ totp: !isTotp(totp) && problems.totp }),
    async (body, set) => {
      try {
        onPassed(await send(passSecondFactor, { body, ownMessage: true }));
      } catch (error) {
        // Digits are good once, and never again.
        set('totp', '');
        first.current?.focus();
        throw error;
      }
    },
  );
  return (
    <AccountFormFrame form={form} submit={words.submit}>
      <TotpField {...form.field('totp')} ref={first} />
      <p>{words.lost}</p>
    </AccountFormFrame>
  );
}

import { notify } from '@phial/browser/notices/notices';
import { passSecondFactor, readRecoveryCodes } from '@phial/contract/calls/second-factors';
import type { SignedInAccount } from '@phial/contract/staff/account';
import { Button } from '@phial/ui/button/button';
import { useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { AccountFormFrame, useFirstFocus } from '../form/account-form.tsx';
import { isTotp, RecoveryCodeField, TotpField } from '../form/fields.tsx';
import { useAccountForm } from '../form/use-account-form.ts';

interface StepProps {
  onPassed: (account: SignedInAccount) => void;
}

/** After the password: the digits of the authenticator application, or a recovery code where the telephone is lost. */
export function SecondFactorStep({ onPassed }: StepProps) {
  const { recovery, secondFactor: words } = useMessages().accounts;
  const [byCode, setByCode] = useState(false);
  return (
    <>
      {byCode ? <CodeForm onPassed={onPassed} /> : <DigitsForm onPassed={onPassed} />}
      <p>{words.lost}</p>
      <Button size="small" onClick={() => setByCode(!byCode)}>
        {byCode ? recovery.useDigits : recovery.use}
      </Button>
    </>
  );
}

function DigitsForm({ onPassed }: StepProps) {
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
    </AccountFormFrame>
  );
}

function CodeForm({ onPassed }: StepProps) {
  const { problems, recovery, secondFactor: words } = useMessages().accounts;
  const first = useFirstFocus();
  const form = useAccountForm(
    { recoveryCode: '' },
    ({ recoveryCode }) => ({ recoveryCode: recoveryCode.trim() === '' && problems.recoveryCode }),
    async (body) => {
      const account = await send(passSecondFactor, { body, ownMessage: true });
      onPassed(account);
      if (account.outstanding !== null) return;
      const { left } = await send(readRecoveryCodes);
      notify({ tone: 'info', text: recovery.used(left) });
    },
  );
  return (
    <AccountFormFrame form={form} submit={words.submit}>
      <RecoveryCodeField {...form.field('recoveryCode')} ref={first} />
    </AccountFormFrame>
  );
}

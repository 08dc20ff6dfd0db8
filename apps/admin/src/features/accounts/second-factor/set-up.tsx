import { beginSecondFactor, confirmSecondFactor } from '@phial/contract/calls/second-factors';
import type { SecondFactorSecret } from '@phial/contract/staff/account';
import type { RecoveryCodes } from '@phial/contract/staff/second-factor';
import { useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { AccountFormFrame, type Cancel, useFirstFocus } from '../form/account-form.tsx';
import { isTotp, PresentPasswordField, TotpField } from '../form/fields.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { RecoveryCodesShown } from '../recovery/recovery-codes-shown.tsx';
import { SecretToScan } from './secret-to-scan.tsx';

/** Password, then the secret to scan or to type, then the first digits: from there on the second factor counts, and the recovery codes are shown. */
export function SecondFactorSetUp({
  cancel,
  onDone,
}: {
  cancel?: Cancel | undefined;
  onDone: () => Promise<void> | void;
}) {
  const [secret, setSecret] = useState<SecondFactorSecret>();
  const [codes, setCodes] = useState<RecoveryCodes>();
  if (codes !== undefined) return <RecoveryCodesShown codes={codes} onKept={() => void onDone()} />;
  return secret === undefined ? (
    <Begin cancel={cancel} onBegun={setSecret} />
  ) : (
    <Confirm secret={secret} cancel={cancel} onConfirmed={setCodes} />
  );
}

function Begin({
  cancel,
  onBegun,
}: {
  cancel: Cancel | undefined;
  onBegun: (secret: SecondFactorSecret) => void;
}) {
  const { problems, setUp: words } = useMessages().accounts;
  const first = useFirstFocus();
  const form = useAccountForm(
    { password: '' },
    ({ password }) => ({ password: password === '' && problems.password }),
    async (body) => onBegun(await send(beginSecondFactor, { body, ownMessage: true })),
  );
  return (
    <AccountFormFrame form={form} submit={words.begin} cancel={cancel}>
      <p>{words.lead}</p>
      <PresentPasswordField {...form.field('password')} ref={first} />
    </AccountFormFrame>
  );
}

function Confirm({
  secret,
  cancel,
  onConfirmed,
}: {
  secret: SecondFactorSecret;
  cancel: Cancel | undefined;
  onConfirmed: (codes: RecoveryCodes) => void;
}) {
  const { problems, setUp: words } = useMessages().accounts;
  const first = useFirstFocus();
  const form = useAccountForm(
    { totp: '' },
    ({ totp }) => ({ totp: !isTotp(totp) && problems.totp }),
    async (body) => onConfirmed(await send(confirmSecondFactor, { body, ownMessage: true })),
  );
  return (
    <AccountFormFrame form={form} submit={words.submit} cancel={cancel}>
      <SecretToScan secret={secret} />
      <TotpField {...form.field('totp')} label={words.enter} ref={first} />
    </AccountFormFrame>
  );
}

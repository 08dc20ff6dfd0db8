import type { SecondFactorSecret } from '@phial/contract/account';
import { beginSecondFactor, confirmSecondFactor } from '@phial/contract/calls/second-factors';
import { useId, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { AccountFormFrame, type Cancel } from '../form/account-form.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { isTotp, TotpField } from '../form/totp-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useFirstFocus } from '../form/use-first-focus.ts';
import { SecretToScan } from './secret-to-scan.tsx';

/** Password, then the secret to scan or to type, then the first digits: from there on the second factor counts. */
export function SecondFactorSetUp({
  cancel,
  onDone,
}: {
  cancel?: Cancel | undefined;
  onDone: () => Promise<void> | void;
}) {
  const [secret, setSecret] = useState<SecondFactorSecret>();
  return secret === undefined ? (
    <Begin cancel={cancel} onBegun={setSecret} />
  ) : (
    <Confirm secret={secret} cancel={cancel} onDone={onDone} />
  );
}

function Begin({
  cancel,
  onBegun,
}: {
  cancel: Cancel | undefined;
  onBegun: (secret: SecondFactorSecret) => void;
}) {
  const { fields, problems, setUp: words } = useMessages().accounts;
  const id = useId();
  const [password, setPassword] = useState('');
  const first = useFirstFocus();
  const form = useAccountForm(
    () => (password === '' ? [{ fieldId: id, text: problems.password }] : []),
    async () => onBegun(await send(beginSecondFactor, { body: { password }, ownMessage: true })),
  );
  return (
    <AccountFormFrame form={form} submit={words.begin} cancel={cancel}>
      <p>{words.lead}</p>
      <PasswordField
        id={id}
        label={fields.presentPassword}
        kind="current-password"
        value={password}
        onChange={setPassword}
        error={form.errorOf(id)}
        ref={first}
      />
    </AccountFormFrame>
  );
}

function Confirm({
  secret,
  cancel,
  onDone,
}: {
  secret: SecondFactorSecret;
  cancel: Cancel | undefined;
  onDone: () => Promise<void> | void;
}) {
  const { problems, setUp: words } = useMessages().accounts;
  const id = useId();
  const [totp, setTotp] = useState('');
  const first = useFirstFocus();
  const form = useAccountForm(
    () => (isTotp(totp) ? [] : [{ fieldId: id, text: problems.totp }]),
    async () => {
      await send(confirmSecondFactor, { body: { totp }, ownMessage: true });
      await onDone();
    },
  );
  return (
    <AccountFormFrame form={form} submit={words.submit} cancel={cancel}>
      <SecretToScan secret={secret} />
      <TotpField
        id={id}
        label={words.enter}
        value={totp}
        onChange={setTotp}
        error={form.errorOf(id)}
        ref={first}
      />
    </AccountFormFrame>
  );
}

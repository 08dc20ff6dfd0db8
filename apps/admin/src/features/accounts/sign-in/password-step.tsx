import type { SignedInAccount } from '@phial/contract/account';
import { TextField } from '@phial/ui/text-field/text-field';
import { useId, useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import { signIn } from '../api.ts';
import { AccountFormFrame } from '../form/account-form.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useFirstFocus } from '../form/use-first-focus.ts';

/**
 * Login and password.
 * @param again the login of whoever was signed in until now
 * @param onPassed with the password, which the next step may ask for as the present one
 */
export function PasswordStep({
  again,
  onPassed,
}: {
  again: string;
  onPassed: (account: SignedInAccount, password: string) => void;
}) {
  const { fields, problems, signIn: words } = useMessages().accounts;
  const id = useId();
  const [login, setLogin] = useState(again);
  const [password, setPassword] = useState('');
  const first = useFirstFocus();
  const form = useAccountForm(
    () => [
      ...(login.trim() === '' ? [{ fieldId: `${id}-login`, text: problems.login }] : []),
      ...(password === '' ? [{ fieldId: `${id}-password`, text: problems.password }] : []),
    ],
    async () => onPassed(await signIn(login, password), password),
  );
  return (
    <AccountFormFrame form={form} submit={words.submit}>
      <TextField
        id={`${id}-login`}
        label={fields.login}
        hint={fields.loginHint}
        value={login}
        onChange={setLogin}
        error={form.errorOf(`${id}-login`)}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        {...(again === '' && { ref: first })}
      />
      <PasswordField
        id={`${id}-password`}
        label={fields.password}
        kind="current-password"
        value={password}
        onChange={setPassword}
        error={form.errorOf(`${id}-password`)}
        {...(again !== '' && { ref: first })}
      />
    </AccountFormFrame>
  );
}

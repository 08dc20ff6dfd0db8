import { requestAccount } from '@phial/contract/calls/accounts';
import { isLogin, newPasswordError, normaliseLogin } from '@phial/domain/account';
import { toWireLanguage } from '@phial/domain/language';
import { validateName } from '@phial/domain/person-name';
import { TextField } from '@phial/ui/text-field/text-field';
import { useId, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { AccountFormFrame } from '../form/account-form.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useFirstFocus } from '../form/use-first-focus.ts';
import { CaptchaBox } from './captcha-box.tsx';

/** Login, name, password and captcha of a doctor who asks for an account. */
export function RegistrationForm({ onSent }: { onSent: () => void }) {
  const { fields, problems, register: words } = useMessages().accounts;
  const language = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState({ login: '', displayName: '', password: '', captcha: '' });
  const [uuid, setUuid] = useState('');
  const [attempts, setAttempts] = useState(0);
  const first = useFirstFocus();
  const set = (field: keyof typeof typed) => (value: string) => setTyped({ ...typed, [field]: value });

  const form = useAccountForm(
    () => {
      const login = normaliseLogin(typed.login);
      const password = newPasswordError(typed.password, login);
      return [
        ...(isLogin(login) ? [] : [{ fieldId: `${id}-login`, text: problems.loginForm }]),
        ...(validateName(typed.displayName) === undefined
          ? []
          : [{ fieldId: `${id}-name`, text: problems.name }]),
        ...(password === undefined ? [] : [{ fieldId: `${id}-password`, text: problems[password] }]),
        ...(typed.captcha.trim().length === 4 ? [] : [{ fieldId: `${id}-captcha`, text: problems.captcha }]),
      ];
    },
    async () => {
      try {
        const captcha = typed.captcha.trim();
        const body = { ...typed, captcha, uuid, language: toWireLanguage(language) };
        await send(requestAccount, { body, ownMessage: true });
        onSent();
      } catch (error) {
        setAttempts((count) => count + 1);
        throw error;
      }
    },
  );

  return (
    <AccountFormFrame form={form} submit={words.submit}>
      <TextField
        id={`${id}-login`}
        label={fields.login}
        hint={words.loginHint}
        value={typed.login}
        onChange={set('login')}
        error={form.errorOf(`${id}-login`)}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        ref={first}
      />
      <TextField
        id={`${id}-name`}
        label={fields.name}
        hint={words.nameHint}
        value={typed.displayName}
        onChange={set('displayName')}
        error={form.errorOf(`${id}-name`)}
        autoComplete="name"
        required
      />
      <PasswordField
        id={`${id}-password`}
        label={fields.newPassword}
        hint={fields.newPasswordHint}
        kind="new-password"
        value={typed.password}
        onChange={set('password')}
        error={form.errorOf(`${id}-password`)}
      />
      <CaptchaBox
        id={`${id}-captcha`}
        value={typed.captcha}
        onChange={set('captcha')}
        onUuid={setUuid}
        refreshCount={attempts}
        error={form.errorOf(`${id}-captcha`)}
      />
    </AccountFormFrame>
  );
}

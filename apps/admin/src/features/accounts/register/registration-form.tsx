import { CaptchaField } from '@phial/browser/fields/captcha-field';
import { laboratory } from '@phial/browser/published/published-document';
import { requestAccount } from '@phial/contract/calls/accounts';
import { issueCaptcha } from '@phial/contract/calls/captchas';
import { isLogin, newPasswordError, normaliseLogin } from '@phial/domain/account';
import { validateName } from '@phial/domain/identity/person-name';
import { toWireLanguage } from '@phial/domain/language';
import { TextField } from '@phial/ui/text-field/text-field';
import { useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { AccountFormFrame, LOGIN_INPUT, useFirstFocus } from '../form/account-form.tsx';
import { PasswordField } from '../form/fields.tsx';
import { PracticeFields, usePracticeProblems } from '../form/practice-fields.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { earnAnswer } from '../work-calls.ts';

const CAPTCHA_CALLS = {
  fetchCaptcha: async () => (await send(issueCaptcha, { ownMessage: true })).data,
  earnAnswer,
};
const NO_BREAK_SPACE = '\u00a0';

/** Login, name, password and captcha of a doctor who asks for an account. */
export function RegistrationForm({ onSent }: { onSent: () => void }) {
  const { fields, problems, register: words } = useMessages().accounts;
  const language = useLanguage();
  const [uuid, setUuid] = useState('');
  const [attempts, setAttempts] = useState(0);
  const first = useFirstFocus();
  const practiceProblems = usePracticeProblems();

  const form = useAccountForm(
    {
      login: '',
      displayName: '',
      practice: '',
      telephone: '',
      registrationNumber: '',
      password: '',
      captcha: '',
    },
    ({ login, displayName, password, captcha, ...practice }) => {
      const passwordError = newPasswordError(password, normaliseLogin(login));
      return {
        login: !isLogin(normaliseLogin(login)) && problems.loginForm,
        displayName: validateName(displayName) && problems.name,
        ...practiceProblems(practice),
        password: passwordError && problems[passwordError],
        captcha: captcha.trim().length !== 4 && problems.captcha,
      };
    },
    async (typed) => {
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
        {...form.field('login')}
        {...LOGIN_INPUT}
        label={fields.login}
        hint={words.loginHint}
        ref={first}
      />
      <TextField
        {...form.field('displayName')}
        label={fields.name}
        hint={words.nameHint}
        autoComplete="name"
        required
      />
      <PracticeFields field={form.field} own />
      <PasswordField
        {...form.field('password')}
        label={fields.newPassword}
        hint={fields.newPasswordHint}
        kind="new-password"
      />
      <CaptchaField
        {...form.field('captcha')}
        words={words.captcha}
        help={words.captcha.help(laboratory().hotline?.text[language].replaceAll(' ', NO_BREAK_SPACE))}
        calls={CAPTCHA_CALLS}
        onUuid={setUuid}
        refreshCount={attempts}
      />
    </AccountFormFrame>
  );
}

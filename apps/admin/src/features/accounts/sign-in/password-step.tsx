import { useWork } from '@phial/browser/proof-of-work/use-work';
import { WorkProgress } from '@phial/browser/proof-of-work/work-progress';
import type { SignedInAccount } from '@phial/contract/staff/account';
import { Button } from '@phial/ui/button/button';
import { TextField } from '@phial/ui/text-field/text-field';
import { useMessages } from '../../../language/language.ts';
import { AccountFormFrame, LOGIN_INPUT, useFirstFocus } from '../form/account-form.tsx';
import { PasswordField } from '../form/fields.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx';
import { ProviderSignIn, useProviderButton } from '../provider/provider-sign-in.tsx';
import { signInByWork } from './sign-in-by-work.ts';

/**
 * A passkey, or login and password; where strangers guess at the login, the work of this device in between.
 * @param again the login of whoever was signed in until now
 * @param onPassed with the password, where one was typed: the next step may ask for it as the present one
 */
export function PasswordStep({
  again,
  onPassed,
}: {
  again: string;
  onPassed: (account: SignedInAccount, password?: string) => void;
}) {
  const { fields, problems, signIn: words } = useMessages().accounts;
  const first = useFirstFocus();
  const providerButton = useProviderButton();
  const { state, run, reset } = useWork();
  const form = useAccountForm(
    { login: again, password: '' },
    ({ login, password }) => ({
      login: login.trim() === '' && problems.login,
      password: password === '' && problems.password,
    }),
    async (typed) => {
      reset();
      try {
        const account = await signInByWork(typed, run);
        if (account) onPassed(account, typed.password);
      } catch (error) {
        reset();
        throw error;
      }
    },
  );
  const giveUp = () => {
    reset();
    // The button that had the focus goes.
    first.current?.focus();
  };
  return (
    <>
      {providerButton !== undefined && <ProviderSignIn label={providerButton} inWindow={again !== ''} />}
      <PasskeySignIn onPassed={onPassed} />
      <AccountFormFrame form={form} submit={words.submit} secondary={providerButton !== undefined}>
        <TextField
          {...form.field('login')}
          {...LOGIN_INPUT}
          autoComplete="username webauthn"
          label={fields.login}
          hint={fields.loginHint}
          ref={again === '' ? first : undefined}
        />
        <PasswordField
          {...form.field('password')}
          label={fields.password}
          kind="current-password"
          ref={again === '' ? undefined : first}
        />
        <WorkProgress
          state={state}
          label={words.work.progress}
          status={state.kind === 'idle' ? undefined : words.work[state.kind]}
        >
          {state.kind === 'working' && (
            <Button size="small" onClick={giveUp}>
              {words.work.cancel}
            </Button>
          )}
        </WorkProgress>
      </AccountFormFrame>
    </>
  );
}

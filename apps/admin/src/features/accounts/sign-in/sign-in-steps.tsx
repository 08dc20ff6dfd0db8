import type { OutstandingStep, SignedInAccount } from '@phial/contract/account';
import { readSession } from '@phial/contract/calls/sessions';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { useSession } from '../../../session/session.ts';
import { NewPasswordForm } from '../password/new-password-form.tsx';
import { SecondFactorSetUp } from '../second-factor/set-up.tsx';
import { PasswordStep } from './password-step.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';

/**
 * The steps of a sign-in, one at a time.
 * @param step what the session lacks; without one there is no session yet
 * @param typed the password typed a moment ago, so that a forced change does not ask for it again
 */
export function SignInSteps({
  again,
  step,
  typed,
  onPassword,
  onPassed,
}: {
  again: string;
  step: OutstandingStep | undefined;
  typed: string | undefined;
  onPassword: (password: string) => void;
  onPassed: (account: SignedInAccount) => void;
}) {
  const { renewal } = useMessages().accounts;
  const session = useSession();
  const goOn = async () => onPassed(await send(readSession, { ownMessage: true }));
  switch (step) {
    case undefined:
      return (
        <PasswordStep
          again={again}
          onPassed={(account, password) => {
            if (account.outstanding === 'new-password') onPassword(password);
            onPassed(account);
          }}
        />
      );
    case 'second-factor':
      return <SecondFactorStep onPassed={onPassed} />;
    case 'new-password': {
      const login = 'account' in session ? session.account.login : again;
      return <NewPasswordForm login={login} present={typed} submit={renewal.submit} onDone={goOn} />;
    }
    case 'second-factor-set-up':
      return <SecondFactorSetUp onDone={goOn} />;
  }
}

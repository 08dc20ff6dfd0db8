import { readSession } from '@phial/contract/calls/sessions';
import type { OutstandingStep, SignedInAccount } from '@phial/contract/staff/account';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { send } from '../../api-client/client.ts';
import { NewPasswordForm } from '../../features/accounts/password/new-password-form.tsx';
import { SecondFactorSetUp } from '../../features/accounts/second-factor/set-up.tsx';
import { PasswordStep } from '../../features/accounts/sign-in/password-step.tsx';
import { SecondFactorStep } from '../../features/accounts/sign-in/second-factor-step.tsx';
import { useMessages } from '../../language/language.ts';
import { currentAccount, sessionOpened, useSession } from '../../session/session.ts';
import { LazyPart } from '../../shell/lazy-part.tsx';
import { GatePage } from './gate-page.tsx';

const loadForgotten = async () =>
  (await import('../forgotten-password/forgotten-password.tsx')).ForgottenPassword;
const loadRegister = async () => (await import('../register/register.tsx')).Register;

/**
 * The way in: login and password, then whatever the session still lacks, one step at a time; and, without a session, a
 * doctor's request for an account or a link for a forgotten password.
 * @param again login of whoever was signed in until now, whose page is still there below this
 * @param outstanding what an open session lacks
 */
export function SignIn({ again = '', outstanding }: { again?: string; outstanding?: OutstandingStep }) {
  const { renewal } = useMessages().accounts;
  const { pathname } = useLocation();
  const session = useSession();
  const [reached, setReached] = useState<SignedInAccount>();
  // Typed a moment ago, so that a forced change does not ask for it again.
  const [password, setPassword] = useState<string>();
  const step = reached?.outstanding ?? outstanding;

  const goOn = (account: SignedInAccount) => {
    // What lies below stays out of reach, and on screen, until nothing is outstanding.
    const sameAgain = again !== '' && currentAccount()?.accountId === account.accountId;
    if (sameAgain && account.outstanding !== null) setReached(account);
    else sessionOpened(account);
  };
  const readOn = async () => goOn(await send(readSession, { ownMessage: true }));

  function form() {
    switch (step) {
      case undefined:
        return (
          <PasswordStep
            again={again}
            onPassed={(account, typed) => {
              if (account.outstanding === 'new-password') setPassword(typed);
              goOn(account);
            }}
          />
        );
      case 'second-factor':
        return <SecondFactorStep onPassed={goOn} />;
      case 'new-password': {
        const login = 'account' in session ? session.account.login : again;
        return <NewPasswordForm login={login} present={password} submit={renewal.submit} onDone={readOn} />;
      }
      case 'second-factor-set-up':
        return <SecondFactorSetUp onDone={readOn} />;
    }
  }

  if (again === '' && outstanding === undefined && pathname === '/register') {
    return <LazyPart load={loadRegister} props={{}} />;
  }
  if (again === '' && outstanding === undefined && pathname === '/forgotten-password') {
    return <LazyPart key="forgotten" load={loadForgotten} props={{}} />;
  }
  return again === '' ? <GatePage step={outstanding}>{form()}</GatePage> : form();
}

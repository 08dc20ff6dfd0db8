import type { OutstandingStep, SignedInAccount } from '@phial/contract/account';
import { Loading } from '@phial/ui/loading/loading';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { SignInSteps } from '../../features/accounts/sign-in/sign-in-steps.tsx';
import { useMessages } from '../../language/language.ts';
import { sessionOpened } from '../../session/session.ts';
import { GatePage } from './gate-page.tsx';

const Register = lazy(async () => ({ default: (await import('../register/register.tsx')).Register }));

/**
 * The way in: login and password, then whatever the session still lacks; and, without a session, a doctor's request
 * for an account.
 * @param again login of whoever was signed in until now, whose page is still there below this
 * @param outstanding what an open session lacks
 */
export function SignIn({ again = '', outstanding }: { again?: string; outstanding?: OutstandingStep }) {
  const { pathname } = useLocation();
  const loading = useMessages().shell.page.loading;
  const [reached, setReached] = useState<SignedInAccount>();
  const [password, setPassword] = useState<string>();

  const goOn = (account: SignedInAccount) => {
    // What lies below stays out of reach, and on screen, until nothing is outstanding.
    if (again !== '' && account.outstanding !== null) setReached(account);
    else sessionOpened(account);
  };

  if (again === '' && outstanding === undefined && pathname === '/register') {
    return (
      <Suspense fallback={<Loading active label={loading} />}>
        <Register />
      </Suspense>
    );
  }
  const steps = (
    <SignInSteps
      again={again}
      step={reached?.outstanding ?? outstanding}
      typed={password}
      onPassword={setPassword}
      onPassed={goOn}
    />
  );
  return again === '' ? <GatePage step={outstanding}>{steps}</GatePage> : steps;
}

import type { OutstandingStep, SignedInAccount } from '@phial/contract/account';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { SignInSteps } from '../../features/accounts/sign-in/sign-in-steps.tsx';
import { currentAccount, sessionOpened } from '../../session/session.ts';
import { LazyPart } from '../../shell/lazy-part.tsx';
import { GatePage } from './gate-page.tsx';

const loadRegister = async () => (await import('../register/register.tsx')).Register;

/**
 * The way in: login and password, then whatever the session still lacks; and, without a session, a doctor's request
 * for an account.
 * @param again login of whoever was signed in until now, whose page is still there below this
 * @param outstanding what an open session lacks
 */
export function SignIn({ again = '', outstanding }: { again?: string; outstanding?: OutstandingStep }) {
  const { pathname } = useLocation();
  const [reached, setReached] = useState<SignedInAccount>();
  const [password, setPassword] = useState<string>();

  const goOn = (account: SignedInAccount) => {
    // What lies below stays out of reach, and on screen, until nothing is outstanding.
    const sameAgain = again !== '' && currentAccount()?.accountId === account.accountId;
    if (sameAgain && account.outstanding !== null) setReached(account);
    else sessionOpened(account);
  };

  if (again === '' && outstanding === undefined && pathname === '/register') {
    return <LazyPart load={loadRegister} props={{}} />;
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

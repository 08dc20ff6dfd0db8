import { PROVIDER_OUTCOMES, type ProviderOutcome } from '@phial/contract/staff/identity-provider';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '../../../language/language.ts';
import { FocusedNotice } from '../../../shell/focused-notice.tsx';
import { announceConfirmation } from './confirmation-channel.ts';

const TONES = {
  confirmed: 'success',
  failed: 'error',
  expired: 'warning',
  'no-access': 'error',
  unavailable: 'error',
} as const satisfies Record<ProviderOutcome, string>;

/** How a visit to the identity provider ended, once, for whoever comes back from it. */
export function ProviderOutcomeNotice() {
  const words = useMessages().identityProvider.outcomes;
  const outcome = useProviderOutcome();
  if (outcome === undefined) return null;
  return (
    <FocusedNotice tone={TONES[outcome]} title={words[outcome].title}>
      <p>{words[outcome].text}</p>
    </FocusedNotice>
  );
}

/** What the address says; it is taken out of the address, so that neither a reload nor the way back says it again. */
function useProviderOutcome(): ProviderOutcome | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<ProviderOutcome>();
  useEffect(() => {
    const params = new URLSearchParams(search);
    const found = PROVIDER_OUTCOMES.find((one) => one === params.get('signIn'));
    if (!params.has('signIn')) return;
    params.delete('signIn');
    void navigate({ pathname, search: params.toString() }, { replace: true });
    setOutcome(found);
    if (found === 'confirmed') announceConfirmation();
  }, [pathname, search, navigate]);
  return outcome;
}

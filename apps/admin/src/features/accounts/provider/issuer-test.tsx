import { CallError } from '@phial/client/call-error';
import { testIdentityProvider } from '@phial/contract/calls/identity-provider';
import type { IdentityProviderTest } from '@phial/contract/staff/identity-provider';
import { Button } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import styles from './provider.module.css';

/** What a test of an issuer has come to. */
type Result = { issuer: string; test: IdentityProviderTest } | { issuer: string; refusal: string };

/** Reads the configuration of the provider at what is typed, and says what is wrong with it; nothing is stored. */
export function IssuerTest({ issuer }: { issuer: string }) {
  const { test: words, provider } = useMessages().identityProvider;
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result>();
  const press = async () => {
    if (issuer.trim() === '') {
      setResult({ issuer, refusal: provider.issuerWrong });
      return;
    }
    setBusy(true);
    setResult(undefined);
    try {
      const body = { issuer: issuer.trim() };
      setResult({ issuer, test: await send(testIdentityProvider, { body, ownMessage: true }) });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setResult({ issuer, refusal: error.msg });
    } finally {
      setBusy(false);
    }
  };
  // Of another issuer than is typed now, it says nothing.
  const shown = result?.issuer === issuer ? result : undefined;
  return (
    <div className={styles.test}>
      <Button size="small" busy={busy} onClick={() => void press()}>
        {words.button}
      </Button>
      <p role="status">{busy && words.running}</p>
      {shown !== undefined && <TestResult result={shown} />}
    </div>
  );
}

function TestResult({ result }: { result: Result }) {
  const { test: words } = useMessages().identityProvider;
  const problem =
    'refusal' in result ? result.refusal : result.test.problem && words.problems[result.test.problem];
  if (problem || 'refusal' in result) {
    return (
      <Notice tone="error" live="alert">
        <p>{problem}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="success" title={words.good} live="status">
      <ul>
        <li>{words.signOut(result.test.signOut)}</li>
        <li>{words.backChannel(result.test.backChannelLogout)}</li>
        <li>{words.note}</li>
      </ul>
    </Notice>
  );
}

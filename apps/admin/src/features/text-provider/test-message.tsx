import { CallError } from '@phial/client/call-error';
import { testTextProvider } from '@phial/contract/calls/text-provider';
import type { TextProviderTest } from '@phial/contract/staff/text-provider';
import { toWireLanguage } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { TextField } from '@phial/ui/text-field/text-field';
import { useId, useState } from 'react';
import { send } from '../../api-client/client.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './text-provider.module.css';

const MOBILE_NUMBER = /^[4-9]\d{7}$/;

/** Sends a message by the stored settings to a number that is typed and kept nowhere. */
export function TestMessage() {
  const { test: words } = useMessages().textProvider;
  const language = useLanguage();
  const [telNo, setTelNo] = useState('');
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<TextProviderTest | { refusal: string }>();
  const id = useId();

  const press = async () => {
    const isWrong = !MOBILE_NUMBER.test(telNo.trim());
    setWrong(isWrong);
    setResult(undefined);
    if (isWrong) return;
    setBusy(true);
    try {
      const body = { telNo: telNo.trim(), language: toWireLanguage(language) };
      setResult(await send(testTextProvider, { body, ownMessage: true }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setResult({ refusal: error.msg });
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className={styles.part} aria-labelledby={`${id}-title`} data-labels="above">
      <h2 id={`${id}-title`}>{words.title}</h2>
      <p className={styles.hint}>{words.lead}</p>
      <TextField
        id={`${id}-number`}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        label={words.telNo}
        value={telNo}
        onChange={setTelNo}
        error={wrong ? words.telNoWrong : undefined}
      />
      <div>
        <Button busy={busy} onClick={() => void press()}>
          {words.button}
        </Button>
      </div>
      <p role="status">{busy && words.running}</p>
      {result !== undefined && <TestResult result={result} />}
    </section>
  );
}

function TestResult({ result }: { result: TextProviderTest | { refusal: string } }) {
  const { test: words } = useMessages().textProvider;
  if ('refusal' in result || result.failure !== null) {
    return (
      <Notice tone="error" live="alert">
        <p>{'refusal' in result ? result.refusal : words.failed(result.failure ?? '')}</p>
      </Notice>
    );
  }
  return (
    <Notice tone={result.hasId ? 'success' : 'warning'} live="status">
      <p>{result.hasId ? words.taken : words.takenWithoutId}</p>
    </Notice>
  );
}

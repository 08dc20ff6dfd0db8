import { isTextMessageId } from '@phial/content/text-messages';
import { readMessageWays, sendTestEmail, sendTestText } from '@phial/contract/calls/message-tests';
import type { MessageTestResult } from '@phial/contract/content/message-test';
import { FIXED_ENTRIES } from '@phial/contract/content/text-bodies';
import { isEmail, normaliseEmail } from '@phial/domain/identity/email';
import { LANGUAGES, type Language, toWireLanguage } from '@phial/domain/language';
import { Notice } from '@phial/ui/notice/notice';
import { SelectField } from '@phial/ui/select-field/select-field';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callQuery, send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useAccount } from '../../../session/session.ts';
import type { Editor } from '../use-editor.ts';
import styles from './message-test.module.css';
import { TestAddress } from './test-address.tsx';

const MOBILE_NUMBER = /^[4-9]\d{7}$/;

type Way = 'email' | 'text';

/** Sends what is in the editor to an address that is typed and kept nowhere. */
export function MessageTest({ id: entry, editor }: { id: string; editor: Editor }) {
  const { editing, messageTests: words } = useMessages();
  const { login } = useAccount();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [under, setUnder] = useState<Way>();
  const [result, setResult] = useState<MessageTestResult & { way: Way }>();
  const { data: ways } = useQuery(callQuery(readMessageWays));
  const id = useId();
  const known = FIXED_ENTRIES['message-template'].find((one) => one === entry);
  if (ways === undefined || known === undefined) return null;

  const attempt = async (way: Way, work: () => Promise<MessageTestResult>) => {
    setResult(undefined);
    setUnder(way);
    const done = await editor.send(work);
    setUnder(undefined);
    if (done !== undefined) setResult({ ...done, way });
  };
  const common = { params: { id: known }, ownMessage: true };
  const body = { language: toWireLanguage(language), body: editor.typed };

  return (
    <section className={styles.part} aria-labelledby={`${id}-title`} data-labels="above">
      <h2 id={`${id}-title`}>{words.title}</h2>
      <p className={styles.hint}>{words.lead}</p>
      <SelectField
        id={`${id}-language`}
        label={words.language}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: editing.languages[value] }))}
        onChange={(value) => setLanguage(value as Language)}
      />
      {ways.email ? (
        <TestAddress
          id={`${id}-email`}
          type="email"
          label={words.email}
          wrong={words.emailWrong}
          button={words.sendEmail}
          isRight={(address) => isEmail(normaliseEmail(address))}
          start={isEmail(login) ? login : ''}
          busy={under === 'email'}
          onSend={(email) =>
            void attempt('email', () => send(sendTestEmail, { ...common, body: { ...body, email } }))
          }
        />
      ) : (
        <p className={styles.hint}>{words.noMail}</p>
      )}
      {ways.text && isTextMessageId(known) && (
        <TestAddress
          id={`${id}-number`}
          type="tel"
          label={words.telNo}
          wrong={words.telNoWrong}
          button={words.sendText}
          isRight={(number) => MOBILE_NUMBER.test(number)}
          start=""
          busy={under === 'text'}
          onSend={(telNo) =>
            void attempt('text', () => send(sendTestText, { ...common, body: { ...body, telNo } }))
          }
        />
      )}
      <p role="status">{under !== undefined && words.running}</p>
      {result !== undefined && <Result {...result} />}
    </section>
  );
}

function Result({ failure, way }: MessageTestResult & { way: Way }) {
  const words = useMessages().messageTests;
  return failure === null ? (
    <Notice tone="success" live="status">
      <p>{way === 'email' ? words.emailSent : words.textSent}</p>
    </Notice>
  ) : (
    <Notice tone="error" live="alert">
      <p>{words.failed(failure)}</p>
    </Notice>
  );
}

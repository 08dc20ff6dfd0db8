import { readPasswordReset, requestPasswordReset } from '@phial/contract/calls/password-resets';
import { isEmail } from '@phial/domain/identity/email';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { TextField } from '@phial/ui/text-field/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { callQuery, send } from '../../api-client/client.ts';
import { AccountFormFrame, LOGIN_INPUT, useFirstFocus } from '../../features/accounts/form/account-form.tsx';
import { useAccountForm } from '../../features/accounts/form/use-account-form.ts';
import { useMessages } from '../../language/language.ts';
import { TryAgain } from '../../shell/try-again.tsx';
import { GateFrame } from '../sign-in/gate-page.tsx';

/** A link by e-mail for whoever has forgotten the password; where the laboratory sends none, whom to ask. */
export function ForgottenPassword() {
  const words = useMessages().accounts.forgotten;
  const { data, isPending, isError, refetch } = useQuery(callQuery(readPasswordReset));
  const [sent, setSent] = useState(false);
  return (
    <GateFrame title={words.title} lead={data?.byEmail === true ? words.lead : words.ask}>
      {isPending && <Loading active label={words.loading} />}
      {isError && <TryAgain title={words.failed} onTryAgain={() => void refetch()} />}
      {data?.byEmail === true && !sent && <RequestForm onSent={() => setSent(true)} />}
      {sent && (
        <Notice tone="success" title={words.sent} live="status">
          <p>{words.sentHint}</p>
        </Notice>
      )}
      <p>
        <Link to="/">{words.back}</Link>
      </p>
    </GateFrame>
  );
}

function RequestForm({ onSent }: { onSent: () => void }) {
  const words = useMessages().accounts.forgotten;
  const first = useFirstFocus();
  const form = useAccountForm(
    { login: '' },
    ({ login }) => ({ login: !isEmail(login.trim()) && words.emailWrong }),
    async (body) => {
      await send(requestPasswordReset, { body, ownMessage: true });
      onSent();
    },
  );
  return (
    <AccountFormFrame form={form} submit={words.submit}>
      <TextField
        {...form.field('login')}
        {...LOGIN_INPUT}
        label={words.email}
        hint={words.userName}
        inputMode="email"
        ref={first}
      />
    </AccountFormFrame>
  );
}

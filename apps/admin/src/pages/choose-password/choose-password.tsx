import { choosePassword, readPasswordLink } from '@phial/contract/calls/password-resets';
import { newPasswordError } from '@phial/domain/account';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { send } from '../../api-client/client.ts';
import { AccountFormFrame, useFirstFocus } from '../../features/accounts/form/account-form.tsx';
import { PasswordField } from '../../features/accounts/form/fields.tsx';
import { useAccountForm } from '../../features/accounts/form/use-account-form.ts';
import { useMessages } from '../../language/language.ts';
import { signedOut } from '../../session/session.ts';
import { GateFrame } from '../sign-in/gate-page.tsx';

/** Where the link of an e-mail leads: a new password. */
export function ChoosePassword() {
  const words = useMessages().accounts.forgotten;
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => hash.slice(1));
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    // Neither the address bar nor the history keeps it.
    if (hash !== '') void navigate('/password', { replace: true });
  }, [navigate, hash]);
  const link = useQuery({
    queryKey: ['password-link', token],
    queryFn: () => send(readPasswordLink, { body: { token }, ownMessage: true }),
    enabled: token !== '' && !isDone,
    retry: false,
    gcTime: 0,
  });
  return (
    <GateFrame title={words.choose} lead={words.chooseLead}>
      {link.isFetching && !isDone && <Loading active label={words.loading} />}
      {isDone && (
        <Notice tone="success" live="status">
          <p>{words.done}</p>
        </Notice>
      )}
      {!isDone && (link.isError || token === '') && (
        <Notice tone="error" title={words.invalid} live="alert">
          {link.isError && <p>{link.error.message}</p>}
          <p>
            <Link to="/forgotten-password">{words.again}</Link>
          </p>
        </Notice>
      )}
      {!isDone && link.data !== undefined && (
        <PasswordForm token={token} login={link.data.login} onDone={() => setDone(true)} />
      )}
      <p>
        <Link to="/">{words.back}</Link>
      </p>
    </GateFrame>
  );
}

function PasswordForm({ token, login, onDone }: { token: string; login: string; onDone: () => void }) {
  const { fields, problems, forgotten: words } = useMessages().accounts;
  const first = useFirstFocus();
  const form = useAccountForm(
    { newPassword: '' },
    ({ newPassword }) => {
      const error = newPasswordError(newPassword, login);
      return { newPassword: error && problems[error] };
    },
    async ({ newPassword }) => {
      await send(choosePassword, { body: { token, newPassword }, ownMessage: true });
      onDone();
      // Whatever session this browser had of the account is over.
      signedOut();
    },
  );
  return (
    <AccountFormFrame form={form} submit={words.chooseSubmit}>
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={login} readOnly hidden />
      <PasswordField
        {...form.field('newPassword')}
        label={fields.newPassword}
        hint={fields.newPasswordHint}
        kind="new-password"
        ref={first}
      />
    </AccountFormFrame>
  );
}

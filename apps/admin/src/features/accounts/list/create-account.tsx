import { notify } from '@phial/browser/notices/notices';
import { keyOf } from '@phial/browser/server-state/call-query';
import { createAccount, inviteAccount, searchAccounts } from '@phial/contract/calls/accounts';
import { readPasswordReset } from '@phial/contract/calls/password-resets';
import type { Account, AccountWithPassword } from '@phial/contract/staff/account';
import { isLogin, normaliseLogin, type Role } from '@phial/domain/account';
import { isEmail } from '@phial/domain/identity/email';
import { validateName } from '@phial/domain/identity/person-name';
import { parseLanguage } from '@phial/domain/language';
import { Checkbox } from '@phial/ui/checkbox/checkbox';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Loading } from '@phial/ui/loading/loading';
import { TextField } from '@phial/ui/text-field/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery, send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { AccountFormFrame, LOGIN_INPUT, useFirstFocus } from '../form/account-form.tsx';
import { LanguageField, NameField, RoleField } from '../form/fields.tsx';
import { OwnerConfirmation, useOwnerConfirmation } from '../form/owner-confirmation.tsx';
import {
  hasServicePoints,
  ServicePointsField,
  servicePointsOf,
  servicePointsText,
} from '../form/service-points-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { OneTimePassword } from './one-time-password.tsx';

/** A new account for somebody: an invitation by e-mail, or the password to pass on. */
export function CreateAccount({ onClose }: { onClose: () => void }) {
  const { create: words, invitation } = useMessages().accounts;
  const [created, setCreated] = useState<AccountWithPassword>();
  const queries = useQueryClient();
  // Whether the laboratory sends e-mail decides what the form begins with.
  const mail = useQuery(callQuery(readPasswordReset));
  const reload = () => void queries.invalidateQueries({ queryKey: keyOf(searchAccounts) });
  if (created !== undefined) {
    const { account, password } = created;
    return <OneTimePassword name={account.displayName} password={password} onClose={onClose} />;
  }
  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={words.cancel}>
      <Loading active={mail.isPending} label={invitation.loading} />
      {!mail.isPending && (
        <CreateForm
          canInvite={mail.data?.byEmail === true}
          onCancel={onClose}
          onCreated={(answer) => {
            setCreated(answer);
            reload();
          }}
          onInvited={({ login }) => {
            notify({ tone: 'success', text: invitation.invited(login) });
            reload();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

function CreateForm({
  canInvite,
  onCancel,
  onCreated,
  onInvited,
}: {
  canInvite: boolean;
  onCancel: () => void;
  onCreated: (created: AccountWithPassword) => void;
  onInvited: (account: Account) => void;
}) {
  const { create: words, fields, invitation, problems } = useMessages().accounts;
  const language = useLanguage();
  const first = useFirstFocus();
  const confirmation = useOwnerConfirmation();
  const loginProblem = (login: string, isMailed: boolean) =>
    isMailed ? !isEmail(login) && invitation.emailWrong : !isLogin(login) && problems.loginForm;
  const form = useAccountForm(
    {
      login: '',
      displayName: '',
      role: 'counter',
      servicePoints: servicePointsText(),
      language: language as string,
      invite: canInvite ? 'on' : '',
      ownPassword: '',
    },
    ({ login, displayName, role, servicePoints, invite, ownPassword }) => ({
      login: loginProblem(normaliseLogin(login), invite === 'on'),
      displayName: validateName(displayName) && problems.name,
      servicePoints: role === 'counter' && !hasServicePoints(servicePoints) && problems.servicePoints,
      ownPassword: role === 'administrator' && confirmation.problem(ownPassword),
    }),
    async ({ ownPassword, servicePoints, invite, ...typed }) => {
      const role = typed.role as Role;
      const body = {
        ...typed,
        role,
        language: parseLanguage(typed.language),
        ...(role === 'administrator' && confirmation.proof(ownPassword)),
        ...(role === 'counter' && { servicePoints: servicePointsOf(servicePoints) }),
      };
      if (invite === 'on') onInvited(await send(inviteAccount, { body, ownMessage: true }));
      else onCreated(await send(createAccount, { body, ownMessage: true }));
    },
  );
  const invites = form.typed.invite === 'on';
  const invite = form.field('invite');
  return (
    <AccountFormFrame
      form={form}
      submit={invites ? invitation.submit : words.submit}
      cancel={{ label: words.cancel, act: onCancel }}
    >
      <p>{invites ? invitation.lead : words.lead}</p>
      <TextField
        {...form.field('login')}
        {...LOGIN_INPUT}
        label={fields.login}
        autoComplete="off"
        ref={first}
      />
      <NameField {...form.field('displayName')} />
      <RoleField {...form.field('role')} hint={words.roleHint} />
      {form.typed.role === 'counter' && <ServicePointsField {...form.field('servicePoints')} />}
      <LanguageField {...form.field('language')} />
      {canInvite && (
        <Checkbox
          id={invite.id}
          label={`${invitation.byEmail}. ${invitation.byEmailHint}`}
          checked={invites}
          onChange={(on) => invite.onChange(on ? 'on' : '')}
        />
      )}
      {form.typed.role === 'administrator' && <OwnerConfirmation {...form.field('ownPassword')} />}
    </AccountFormFrame>
  );
}

import { keyOf } from '@phial/browser/server-state/call-query';
import { createAccount, searchAccounts } from '@phial/contract/calls/accounts';
import type { AccountWithPassword } from '@phial/contract/staff/account';
import { isLogin, normaliseLogin, type Role } from '@phial/domain/account';
import { validateName } from '@phial/domain/identity/person-name';
import { Dialog } from '@phial/ui/dialog/dialog';
import { TextField } from '@phial/ui/text-field/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { AccountFormFrame, LOGIN_INPUT, useFirstFocus } from '../form/account-form.tsx';
import { NameField, RoleField } from '../form/fields.tsx';
import { OwnerConfirmation, useOwnerConfirmation } from '../form/owner-confirmation.tsx';
import {
  hasServicePoints,
  ServicePointsField,
  servicePointsOf,
  servicePointsText,
} from '../form/service-points-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { OneTimePassword } from './one-time-password.tsx';

/** A new account for somebody, and the password to pass on. */
export function CreateAccount({ onClose }: { onClose: () => void }) {
  const words = useMessages().accounts.create;
  const [created, setCreated] = useState<AccountWithPassword>();
  const queries = useQueryClient();
  if (created !== undefined) {
    const { account, password } = created;
    return <OneTimePassword name={account.displayName} password={password} onClose={onClose} />;
  }
  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={words.cancel}>
      <CreateForm
        onCancel={onClose}
        onCreated={(answer) => {
          setCreated(answer);
          void queries.invalidateQueries({ queryKey: keyOf(searchAccounts) });
        }}
      />
    </Dialog>
  );
}

function CreateForm({
  onCancel,
  onCreated,
}: {
  onCancel: () => void;
  onCreated: (created: AccountWithPassword) => void;
}) {
  const { create: words, fields, problems } = useMessages().accounts;
  const first = useFirstFocus();
  const confirmation = useOwnerConfirmation();
  const form = useAccountForm(
    { login: '', displayName: '', role: 'counter', servicePoints: servicePointsText(), ownPassword: '' },
    ({ login, displayName, role, servicePoints, ownPassword }) => ({
      login: !isLogin(normaliseLogin(login)) && problems.loginForm,
      displayName: validateName(displayName) && problems.name,
      servicePoints: role === 'counter' && !hasServicePoints(servicePoints) && problems.servicePoints,
      ownPassword: role === 'administrator' && confirmation.problem(ownPassword),
    }),
    async ({ ownPassword, servicePoints, ...typed }) => {
      const role = typed.role as Role;
      const body = {
        ...typed,
        role,
        ...(role === 'administrator' && confirmation.proof(ownPassword)),
        ...(role === 'counter' && { servicePoints: servicePointsOf(servicePoints) }),
      };
      onCreated(await send(createAccount, { body, ownMessage: true }));
    },
  );
  return (
    <AccountFormFrame form={form} submit={words.submit} cancel={{ label: words.cancel, act: onCancel }}>
      <p>{words.lead}</p>
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
      {form.typed.role === 'administrator' && <OwnerConfirmation {...form.field('ownPassword')} />}
    </AccountFormFrame>
  );
}

import { keyOf } from '@phial/browser/server-state/call-query';
import type { AccountWithPassword } from '@phial/contract/account';
import { createAccount, searchAccounts } from '@phial/contract/calls/accounts';
import { isLogin, normaliseLogin, ROLES, type Role } from '@phial/domain/account';
import { validateName } from '@phial/domain/person-name';
import { Dialog } from '@phial/ui/dialog/dialog';
import { SelectField } from '@phial/ui/select-field/select-field';
import { TextField } from '@phial/ui/text-field/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { AccountFormFrame } from '../form/account-form.tsx';
import { ConfirmField } from '../form/confirm-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useFirstFocus } from '../form/use-first-focus.ts';
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
  const { create: words, fields, problems, list, roles } = useMessages().accounts;
  const id = useId();
  const [login, setLogin] = useState('');
  const [displayName, setDisplayName] = useState('');
  const [role, setRole] = useState<Role>('counter');
  const [ownPassword, setOwnPassword] = useState('');
  const confirm = role === 'administrator';
  const first = useFirstFocus();
  const form = useAccountForm(
    () => [
      ...(isLogin(normaliseLogin(login)) ? [] : [{ fieldId: `${id}-login`, text: problems.loginForm }]),
      ...(validateName(displayName) === undefined ? [] : [{ fieldId: `${id}-name`, text: problems.name }]),
      ...(confirm && ownPassword === '' ? [{ fieldId: `${id}-own`, text: problems.password }] : []),
    ],
    async () => {
      const body = { login, displayName, role, ...(confirm && { ownPassword }) };
      onCreated(await send(createAccount, { body, ownMessage: true }));
    },
  );
  return (
    <AccountFormFrame form={form} submit={words.submit} cancel={{ label: words.cancel, act: onCancel }}>
      <p>{words.lead}</p>
      <TextField
        id={`${id}-login`}
        label={fields.login}
        value={login}
        onChange={setLogin}
        error={form.errorOf(`${id}-login`)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        ref={first}
      />
      <TextField
        id={`${id}-name`}
        label={fields.name}
        value={displayName}
        onChange={setDisplayName}
        error={form.errorOf(`${id}-name`)}
        autoComplete="off"
        required
      />
      <SelectField
        id={`${id}-role`}
        label={list.role}
        hint={words.roleHint}
        value={role}
        onChange={(value) => setRole(ROLES.find((known) => known === value) ?? role)}
        options={ROLES.map((value) => ({ value, label: roles[value] }))}
      />
      {confirm && (
        <ConfirmField
          id={`${id}-own`}
          value={ownPassword}
          onChange={setOwnPassword}
          missing={form.errorOf(`${id}-own`) !== undefined}
        />
      )}
    </AccountFormFrame>
  );
}

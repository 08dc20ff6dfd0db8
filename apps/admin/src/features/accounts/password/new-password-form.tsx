import { changePassword } from '@phial/contract/calls/accounts';
import { newPasswordError } from '@phial/domain/account';
import { useId, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { AccountFormFrame, type Cancel } from '../form/account-form.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useFirstFocus } from '../form/use-first-focus.ts';

/**
 * Another password for one's own account.
 * @param present the present one, where it was typed a moment ago
 */
export function NewPasswordForm({
  login,
  present,
  submit,
  cancel,
  onDone,
}: {
  login: string;
  present?: string | undefined;
  submit: string;
  cancel?: Cancel | undefined;
  onDone: () => Promise<void> | void;
}) {
  const { fields, problems } = useMessages().accounts;
  const id = useId();
  const [old, setOld] = useState(present ?? '');
  const [next, setNext] = useState('');
  const first = useFirstFocus();
  const form = useAccountForm(
    () => {
      const error = newPasswordError(next, login);
      return [
        ...(old === '' ? [{ fieldId: `${id}-old`, text: problems.password }] : []),
        ...(error === undefined ? [] : [{ fieldId: `${id}-next`, text: problems[error] }]),
      ];
    },
    async () => {
      await send(changePassword, { body: { oldPassword: old, newPassword: next }, ownMessage: true });
      await onDone();
    },
  );
  return (
    <AccountFormFrame form={form} submit={submit} cancel={cancel}>
      {/* Tells password managers whose password changes. */}
      <input type="text" autoComplete="username" value={login} readOnly hidden />
      {present === undefined && (
        <PasswordField
          id={`${id}-old`}
          label={fields.presentPassword}
          kind="current-password"
          value={old}
          onChange={setOld}
          error={form.errorOf(`${id}-old`)}
          ref={first}
        />
      )}
      <PasswordField
        id={`${id}-next`}
        label={fields.newPassword}
        hint={fields.newPasswordHint}
        kind="new-password"
        value={next}
        onChange={setNext}
        error={form.errorOf(`${id}-next`)}
        {...(present !== undefined && { ref: first })}
      />
    </AccountFormFrame>
  );
}

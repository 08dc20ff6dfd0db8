import { changePassword } from '@phial/contract/calls/accounts';
import { newPasswordError } from '@phial/domain/account';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { AccountFormFrame, type Cancel, useFirstFocus } from '../form/account-form.tsx';
import { PasswordField, PresentPasswordField } from '../form/fields.tsx';
import { useAccountForm } from '../form/use-account-form.ts';

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
  const first = useFirstFocus();
  const form = useAccountForm(
    { oldPassword: present ?? '', newPassword: '' },
    ({ oldPassword, newPassword }) => {
      const error = newPasswordError(newPassword, login);
      return { oldPassword: oldPassword === '' && problems.password, newPassword: error && problems[error] };
    },
    async (body) => {
      await send(changePassword, { body, ownMessage: true });
      await onDone();
    },
  );
  return (
    <AccountFormFrame form={form} submit={submit} cancel={cancel}>
      {/* Tells password managers whose password changes. */}
      <input type="text" autoComplete="username" value={login} readOnly hidden />
      {present === undefined && <PresentPasswordField {...form.field('oldPassword')} ref={first} />}
      <PasswordField
        {...form.field('newPassword')}
        label={fields.newPassword}
        hint={fields.newPasswordHint}
        kind="new-password"
        ref={present === undefined ? undefined : first}
      />
    </AccountFormFrame>
  );
}

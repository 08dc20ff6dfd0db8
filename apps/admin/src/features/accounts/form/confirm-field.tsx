import { useMessages } from '../../../language/language.ts';
import { PasswordField } from './password-field.tsx';

/** The own password once more, where the rights of an administrator are at stake: a session may have been left open. */
export function ConfirmField({
  id,
  value,
  onChange,
  missing,
}: {
  id: string;
  value: string;
  onChange: (value: string) => void;
  /** Sent without it. */
  missing: boolean;
}) {
  const { fields, problems } = useMessages().accounts;
  return (
    <PasswordField
      id={id}
      label={fields.ownPassword}
      hint={fields.ownPasswordHint}
      kind="current-password"
      value={value}
      onChange={onChange}
      error={missing ? problems.password : undefined}
    />
  );
}

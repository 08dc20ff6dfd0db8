import { ROLES } from '@phial/domain/account';
import { LANGUAGES } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { describedBy, FieldRow } from '@phial/ui/field-row/field-row';
import { SelectField } from '@phial/ui/select-field/select-field';
import { TextField } from '@phial/ui/text-field/text-field';
import { TextInput } from '@phial/ui/text-field/text-input';
import { type Ref, useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './account-form.module.css';
import type { FieldProps } from './use-account-form.ts';

/** The name of somebody else, who is not the one to be offered by the browser. */
export function NameField(field: FieldProps) {
  const { name } = useMessages().accounts.fields;
  return <TextField {...field} label={name} autoComplete="off" required />;
}

export function RoleField({ hint, ...field }: FieldProps & { hint?: string }) {
  const { list, roles } = useMessages().accounts;
  return (
    <SelectField
      {...field}
      label={list.role}
      hint={hint}
      options={ROLES.map((value) => ({ value, label: roles[value] }))}
    />
  );
}

/** The language of e-mails to the owner of an account. */
export function LanguageField(field: FieldProps) {
  const { language, languages } = useMessages().accounts.invitation;
  return (
    <SelectField
      {...field}
      label={language}
      options={LANGUAGES.map((value) => ({ value, label: languages[value] }))}
    />
  );
}

type PasswordProps = FieldProps & { ref?: Ref<HTMLInputElement> | undefined };

/** A password, hidden until asked to be shown; password managers know by `kind` which one is meant. */
export function PasswordField({
  label,
  kind,
  hint,
  error,
  ...input
}: PasswordProps & {
  label: string;
  kind: 'current-password' | 'new-password';
  hint?: string | undefined;
}) {
  const words = useMessages().accounts.fields;
  const [shown, setShown] = useState(false);
  const { id } = input;
  return (
    <FieldRow label={label} htmlFor={id} error={error} hint={hint}>
      <div className={styles.password}>
        <TextInput
          {...input}
          type={shown ? 'text' : 'password'}
          autoComplete={kind}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-required
          invalid={error !== undefined}
          aria-describedby={describedBy(id, { error, hint })}
        />
        <Button
          aria-controls={id}
          aria-label={shown ? words.hidePassword : words.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? words.hide : words.show}
        </Button>
      </div>
    </FieldRow>
  );
}

/** The password that is about to change, or that opens what is about to change. */
export function PresentPasswordField(field: PasswordProps) {
  const { presentPassword } = useMessages().accounts.fields;
  return <PasswordField {...field} label={presentPassword} kind="current-password" />;
}

/** The own password once more, where the rights of an administrator are at stake: a session may have been left open. */
export function OwnPasswordField({ hint, ...field }: PasswordProps & { hint?: string | undefined }) {
  const { ownPassword, ownPasswordHint } = useMessages().accounts.fields;
  return (
    <PasswordField {...field} label={ownPassword} hint={hint ?? ownPasswordHint} kind="current-password" />
  );
}

/** One of the codes that stand for the digits. */
export function RecoveryCodeField(field: PasswordProps) {
  const { recoveryCode: label, recoveryCodeHint: hint } = useMessages().accounts.fields;
  return (
    <TextField
      {...field}
      label={label}
      hint={hint}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  );
}

const DIGITS = 6;

/** Whether these are as many digits as a second factor has. */
export function isTotp(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** The six digits of an authenticator application; blanks that come along when pasting fall away. */
export function TotpField({
  label,
  error,
  onChange,
  ...input
}: FieldProps & { label?: string; ref?: Ref<HTMLInputElement> }) {
  const { totp, totpHint: hint } = useMessages().accounts.fields;
  const { id } = input;
  return (
    <FieldRow label={label ?? totp} htmlFor={id} error={error} hint={hint}>
      <TextInput
        {...input}
        className={styles.digits}
        onChange={(text) => onChange(text.normalize('NFKC').replace(/\D/g, '').slice(0, DIGITS))}
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-required
        invalid={error !== undefined}
        aria-describedby={describedBy(id, { error, hint })}
      />
    </FieldRow>
  );
}

import { describedBy, FieldRow } from '@phial/ui/field-row/field-row';
import { TextInput } from '@phial/ui/text-field/text-input';
import type { Ref } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './account-form.module.css';
import type { FieldProps } from './use-account-form.ts';

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

import { describedBy, FieldRow } from '@phial/ui/field-row/field-row';
import { TextInput } from '@phial/ui/text-field/text-input';
import type { Ref } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './totp-field.module.css';

const DIGITS = 6;

/** Whether these are as many digits as a second factor has. */
export function isTotp(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** The six digits of an authenticator application; blanks that come along when pasting fall away. */
export function TotpField({
  id,
  label,
  value,
  onChange,
  error,
  ref,
}: {
  id: string;
  label?: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}) {
  const words = useMessages().accounts.fields;
  return (
    <FieldRow label={label ?? words.totp} htmlFor={id} error={error} hint={words.totpHint}>
      <TextInput
        {...(ref !== undefined && { ref })}
        id={id}
        className={styles.digits}
        value={value}
        onChange={(text) => onChange(text.normalize('NFKC').replace(/\D/g, '').slice(0, DIGITS))}
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-required
        invalid={error !== undefined}
        aria-describedby={describedBy(id, { error, hint: words.totpHint })}
      />
    </FieldRow>
  );
}

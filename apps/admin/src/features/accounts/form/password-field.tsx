import { Button } from '@phial/ui/button/button';
import { describedBy, FieldRow } from '@phial/ui/field-row/field-row';
import { TextInput } from '@phial/ui/text-field/text-input';
import { type Ref, useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './password-field.module.css';

/** A password, hidden until asked to be shown; password managers know by `kind` which one is meant. */
export function PasswordField({
  id,
  label,
  kind,
  value,
  onChange,
  error,
  hint,
  ref,
}: {
  id: string;
  label: string;
  kind: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}) {
  const words = useMessages().accounts.fields;
  const [shown, setShown] = useState(false);
  return (
    <FieldRow label={label} htmlFor={id} error={error} hint={hint}>
      <div className={styles.box}>
        <TextInput
          {...(ref !== undefined && { ref })}
          id={id}
          type={shown ? 'text' : 'password'}
          value={value}
          onChange={onChange}
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

import { describedBy, FieldRow } from '@phial/ui/field-row/field-row';
import type { FieldProps } from '../accounts/form/use-account-form.ts';
import styles from './text-provider.module.css';

/** Lines of a request with names between braces. */
export function TemplateField({
  id,
  value,
  onChange,
  error,
  label,
  hint,
  rows,
}: FieldProps & { label: string; hint: string; rows: number }) {
  return (
    <FieldRow label={label} htmlFor={id} error={error} hint={hint}>
      <textarea
        id={id}
        className={styles.template}
        rows={rows}
        value={value}
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, { error, hint })}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldRow>
  );
}

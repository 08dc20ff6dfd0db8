import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, FieldRow } from '../field-row/field-row.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type TextFieldProps = Omit<TextInputProps, 'invalid'> & {
  id: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** A word beside the label, such as "optional". */
  note?: string | undefined;
  /** What can be read or pressed below the box. */
  extra?: ReactNode;
};

/**
 * A labelled text box with its hint and its error. `required` is exposed to assistive technology only; the form
 * validates. What else describes it, such as a rule over several fields, is read before both (`aria-describedby`).
 */
export function TextField({
  id,
  label,
  error,
  hint,
  note,
  required,
  extra,
  'aria-describedby': rule,
  ...input
}: TextFieldProps) {
  return (
    <FieldRow label={label} htmlFor={id} error={error} hint={hint} note={note}>
      <TextInput
        {...input}
        id={id}
        invalid={Boolean(error)}
        aria-required={required}
        aria-describedby={classNames(rule, describedBy(id, { error, hint })) || undefined}
      />
      {extra}
    </FieldRow>
  );
}

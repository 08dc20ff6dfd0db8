import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, FieldRow } from '../field-row/field-row.tsx';
import styles from './select-field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export type SelectProps = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> & {
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** First line, which stands for nothing chosen yet. */
  placeholder?: string | undefined;
  invalid?: boolean | undefined;
};

/** The bare box on the platform's own `<select>`, for bars and rows that hold more than one; a single one is a `SelectField`. */
export function Select({ value, onChange, options, placeholder, invalid, className, ...rest }: SelectProps) {
  return (
    <select
      {...rest}
      className={classNames(styles.select, className)}
      value={value}
      aria-invalid={invalid || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** A labelled choice of many, with its hint and its error; the form validates. */
export function SelectField({
  id,
  label,
  error,
  hint,
  required,
  ...select
}: Omit<SelectProps, 'invalid'> & {
  id: string;
  label: ReactNode;
  error?: string | undefined;
  hint?: string | undefined;
}) {
  return (
    <FieldRow label={label} htmlFor={id} error={error} hint={hint}>
      <Select
        {...select}
        id={id}
        invalid={Boolean(error)}
        aria-required={required}
        aria-describedby={describedBy(id, { error, hint })}
      />
    </FieldRow>
  );
}

import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './text-input.module.css';

export type TextInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
  invalid?: boolean | undefined;
};

/** The bare box, for rows that hold more than one; a single one is a `TextField`. */
export function TextInput({ value, onChange, invalid, className, type = 'text', ...rest }: TextInputProps) {
  return (
    <input
      {...rest}
      type={type}
      className={classNames(styles.input, className)}
      value={value}
      aria-invalid={invalid || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

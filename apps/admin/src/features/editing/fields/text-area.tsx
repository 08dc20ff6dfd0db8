import type { ComponentProps } from 'react';
import styles from './fields.module.css';

/** A box of several lines, which grows with what is typed where the browser knows how. */
export function TextArea({
  value,
  onChange,
  invalid,
  ...rest
}: Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
  invalid?: boolean;
}) {
  return (
    <textarea
      {...rest}
      className={styles.area}
      value={value}
      aria-invalid={invalid || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

import type { ClipboardEvent, ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './text-input.module.css';

export type TextInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
  invalid?: boolean | undefined;
};

/**
 * The bare box, for rows that hold more than one; a single one is a `TextField`. `maxLength` stops typing only: a paste
 * that is longer is taken whole, so that the form can say so, where the browser would cut it without a word.
 */
export function TextInput({
  value,
  onChange,
  onPaste,
  invalid,
  className,
  type = 'text',
  ...rest
}: TextInputProps) {
  const pasteWhole = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    if (event.defaultPrevented || rest.maxLength === undefined || rest.readOnly) return;
    const text = textAfterPaste(event.currentTarget, event.clipboardData.getData('text'));
    if (text.length <= rest.maxLength) return;
    event.preventDefault();
    onChange(text);
  };
  return (
    <input
      {...rest}
      type={type}
      className={classNames(styles.input, className)}
      value={value}
      aria-invalid={invalid || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
      onPaste={pasteWhole}
    />
  );
}

/** As the browser would paste: in place of what is selected, on one line. */
function textAfterPaste({ value, selectionStart, selectionEnd }: HTMLInputElement, pasted: string): string {
  const start = selectionStart ?? value.length;
  return value.slice(0, start) + pasted.replace(/[\r\n]+/g, '') + value.slice(selectionEnd ?? start);
}

import { TextField, type TextFieldProps } from '@phial/ui/text-field/text-field';
import type { ClipboardEvent } from 'react';

const PHONE_DIGITS = 8;

type PhoneFieldProps = Pick<
  TextFieldProps,
  'id' | 'name' | 'label' | 'hint' | 'value' | 'onChange' | 'error' | 'autoComplete'
>;

/** A telephone number of eight digits. Blanks are not taken in: one would use up a character of the box. */
export function PhoneField({ onChange, ...field }: PhoneFieldProps) {
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    onChange(phoneAfterPaste(event.currentTarget, event.clipboardData.getData('text')));
  };
  return (
    <TextField
      {...field}
      type="tel"
      inputMode="numeric"
      maxLength={PHONE_DIGITS}
      onChange={(text) => onChange(text.replace(/\s/g, ''))}
      onPaste={onPaste}
    />
  );
}

/** A pasted phone loses its blanks, hyphens and area code before the box cuts it to eight digits (VAL-056). */
function phoneAfterPaste({ value, selectionStart, selectionEnd }: HTMLInputElement, pasted: string): string {
  const digits = pasted.replace(/[\s-]/g, '').replace(/^(?:\+|00)852/, '');
  const start = selectionStart ?? value.length;
  return (value.slice(0, start) + digits + value.slice(selectionEnd ?? start)).slice(0, PHONE_DIGITS);
}

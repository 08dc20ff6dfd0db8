import { localPhone } from '@phial/domain/identity/phone';
import { TextField, type TextFieldProps } from '@phial/ui/text-field/text-field';
import type { ClipboardEvent } from 'react';

const PHONE_DIGITS = 8;

type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength' | 'onPaste'>;

/**
 * A telephone number of eight digits. Typing stops there, and blanks are not taken in, as one would use up a character
 * of the box. A paste loses its signs and the area code of Hong Kong; a number of another length stays in the box as it
 * is, for the form to refuse.
 */
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

function phoneAfterPaste({ value, selectionStart, selectionEnd }: HTMLInputElement, pasted: string): string {
  const start = selectionStart ?? value.length;
  return localPhone(value.slice(0, start) + pasted + value.slice(selectionEnd ?? start));
}

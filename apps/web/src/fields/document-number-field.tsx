import {
  type DocumentNumber,
  normaliseDocumentText,
  splitPastedDocumentNumber,
} from '@phial/domain/identity/hkid';
import { describedBy, FieldRow } from '@phial/ui/field-row/field-row';
import { TextInput } from '@phial/ui/text-field/text-input';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { type ClipboardEvent, type CompositionEvent, type InputEvent, useState } from 'react';
import { useMessages } from '../language/language.ts';
import styles from './fields.module.css';
import { TermsLink } from './terms-link.tsx';

interface DocumentNumberFieldProps {
  label: string;
  /** Of the number box; the check box is `<id>-check`. */
  id: string;
  value: DocumentNumber;
  onChange: (value: DocumentNumber) => void;
  error?: string | undefined;
  readOnly?: boolean | undefined;
}

/**
 * A Hong Kong identity card number in two boxes, the check digit in brackets.
 * Typing is upper-cased and never split; a paste into either box is split at
 * once. The terms of data privacy can be read where the number is asked for.
 */
export function DocumentNumberField({
  label,
  id,
  value,
  onChange,
  error,
  readOnly,
}: DocumentNumberFieldProps) {
  const { bookingDesk, bookingWizard } = useMessages('booking');
  const words = bookingDesk.documentNumber;
  const [split, setSplit] = useState('');
  const hint = readOnly ? undefined : words.hint;

  const takeWhole = (text: string) => {
    const { number, check } = splitPastedDocumentNumber(text);
    onChange({ number, check: check ?? value.check });
    setSplit(check === undefined ? '' : words.split(check));
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (readOnly) return;
    event.preventDefault();
    takeWhole(textAfterPaste(event.currentTarget, event.clipboardData.getData('text')));
  };

  const onPasteCheck = (event: ClipboardEvent<HTMLInputElement>) => {
    if (readOnly) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    // One character, brackets or not, is the check digit; anything longer was meant for both boxes.
    if (normaliseDocumentText(text).length > 1) takeWhole(text);
    else onChange({ ...value, check: normaliseDocumentText(text) });
  };

  const box = {
    readOnly,
    invalid: error !== undefined,
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    'aria-required': !readOnly,
    'aria-describedby': describedBy(id, { error, hint }),
    onInput: normaliseTyped,
  };

  return (
    <FieldRow group label={label} htmlFor={id} hint={hint} error={error}>
      <div className={styles.documentNumber}>
        <TextInput
          {...box}
          id={id}
          className={styles.number}
          value={value.number}
          onChange={(number) => onChange({ ...value, number })}
          onCompositionEnd={(event) => onChange({ ...value, number: normaliseInPlace(event) })}
          onPaste={onPaste}
        />
        <span className={styles.bracketed}>
          <span aria-hidden="true">(</span>
          <TextInput
            {...box}
            id={`${id}-check`}
            className={styles.check}
            maxLength={1}
            aria-label={words.check}
            value={value.check}
            onChange={(check) => onChange({ ...value, check })}
            onCompositionEnd={(event) => onChange({ ...value, check: normaliseInPlace(event) })}
            onPaste={onPasteCheck}
          />
          <span aria-hidden="true">)</span>
        </span>
      </div>
      {!readOnly && <TermsLink read={bookingWizard.readPrivacy} text="privacy" />}
      <div role="status">
        <VisuallyHidden>{split}</VisuallyHidden>
      </div>
    </FieldRow>
  );
}

/** What a paste is about: the pasted text where it is a number by itself, else the box with the text put in at the caret. */
function textAfterPaste(input: HTMLInputElement, pasted: string): string {
  if (/^[A-Z]/.test(normaliseDocumentText(pasted))) return pasted;
  const start = input.selectionStart ?? input.value.length;
  const end = input.selectionEnd ?? start;
  return input.value.slice(0, start) + pasted + input.value.slice(end);
}

/** Normalises what was typed before it is read, but never in the middle of an input method's composition. */
function normaliseTyped(event: InputEvent<HTMLInputElement>) {
  if (!event.nativeEvent.isComposing) normaliseInPlace(event);
}

/** Writes the box itself: left to React, the changed text would move the caret to the end. */
function normaliseInPlace({
  currentTarget: input,
}: InputEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>) {
  const text = normaliseDocumentText(input.value);
  if (text !== input.value) {
    const caret = Math.max(0, (input.selectionStart ?? 0) - (input.value.length - text.length));
    input.value = text;
    input.setSelectionRange(caret, caret);
  }
  return text;
}

import { htmlOfTyped, typedOfHtml } from '@phial/domain/paragraphs';
import { type ComponentProps, useState } from 'react';
import { TextArea } from './text-area.tsx';

/** A box for HTML in which paragraphs are typed as empty lines. `value` and what it gives are HTML. */
export function ParagraphArea({ value, onChange, ...rest }: ComponentProps<typeof TextArea>) {
  const [typed, setTyped] = useState(() => typedOfHtml(value));
  // Another text came from outside: a draft that was taken up again, or a colleague's.
  const shown = htmlOfTyped(typed) === value ? typed : typedOfHtml(value);
  return (
    <TextArea
      {...rest}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(htmlOfTyped(text));
      }}
    />
  );
}

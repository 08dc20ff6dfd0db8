import { HTML_LANG, LANGUAGES } from '@phial/domain/language';
import { htmlOfTyped, typedOfHtml } from '@phial/domain/text/paragraphs';
import { describedBy } from '@phial/ui/field-row/field-row';
import { Tag } from '@phial/ui/tag/tag';
import { TextInput } from '@phial/ui/text-field/text-input';
import { type ComponentProps, useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import { controlId, type FieldInput } from './field.ts';
import { FieldError, FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import { isMissing, type LocalText } from './local-text.ts';

/** A text in three languages, side by side where there is room. */
export function LocalTextField({ field, value, onChange, errorAt }: FieldInput<'local-text', LocalText>) {
  const words = useMessages().editing;
  const { lines = 1 } = field;
  const Area = field.html ? ParagraphArea : TextArea;
  return (
    <FieldFrame field={field} error={errorAt('')}>
      <div className={styles.languages}>
        {LANGUAGES.map((language) => {
          const id = controlId(`${field.name}.${language}`);
          const error = errorAt(language);
          const control = {
            id,
            lang: HTML_LANG[language],
            value: value[language],
            onChange: (text: string) => onChange({ ...value, [language]: text }),
            invalid: error !== undefined,
            'aria-describedby': describedBy(id, { error }),
          };
          return (
            <div key={language} className={styles.language}>
              <div className={styles.languageHead}>
                <label htmlFor={id}>{words.languages[language]}</label>
                {isMissing(value, language) && <Tag tone="warning">{words.missing}</Tag>}
              </div>
              {lines > 1 ? <Area {...control} rows={lines} /> : <TextInput {...control} />}
              <FieldError id={id} error={error} />
            </div>
          );
        })}
      </div>
    </FieldFrame>
  );
}

/** A box of several lines, which grows with what is typed where the browser knows how. */
function TextArea({
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

/** A box for HTML in which paragraphs are typed as empty lines. `value` and what it gives are HTML. */
function ParagraphArea({ value, onChange, ...rest }: ComponentProps<typeof TextArea>) {
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

import { describedBy } from '@phial/ui/field-row/field-row';
import { htmlOfTyped, typedOfHtml } from '@phial/domain/paragraphs';
import { HTML_LANG, LANGUAGES, type Language } from '@phial/domain/language';
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
  return (
    <FieldFrame field={field} error={errorAt('')}>
      <div className={styles.languages}>
        {LANGUAGES.map((language) => (
          <OneLanguage
            key={language}
            id={controlId(`${field.name}.${language}`)}
            language={language}
            value={value}
            lines={field.lines}
            html={field.html}
            error={errorAt(language)}
            onChange={(text) => onChange({ ...value, [language]: text })}
          />
        ))}
      </div>
    </FieldFrame>
  );
}

function OneLanguage({
  id,
  language,
  value,
  lines = 1,
  html = false,
  error,
  onChange,
}: {
  id: string;
  language: Language;
  value: LocalText;
  lines: number | undefined;
  html: boolean | undefined;
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  const words = useMessages().editing;
  const control = {
    id,
    lang: HTML_LANG[language],
    value: value[language],
    onChange,
    invalid: error !== undefined,
    'aria-describedby': describedBy(id, { error }),
  };
  const Area = html ? ParagraphArea : TextArea;
  return (
    <div className={styles.language}>
      <div className={styles.languageHead}>
        <label htmlFor={id}>{words.languages[language]}</label>
        {isMissing(value, language) && <Tag tone="warning">{words.missing}</Tag>}
      </div>
      {lines > 1 ? <Area {...control} rows={lines} /> : <TextInput {...control} />}
      <FieldError id={id} error={error} />
    </div>
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

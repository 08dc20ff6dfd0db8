import { HTML_LANG, LANGUAGES, type Language } from '@phial/domain/language';
import { Tag } from '@phial/ui/tag/tag';
import { TextInput } from '@phial/ui/text-field/text-input';
import { useMessages } from '../../../language/language.ts';
import { controlId } from './field.ts';
import { describedBy, FieldError, FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import type { FieldInput } from './input.ts';
import { isMissing, type LocalText } from './local-text.ts';
import { ParagraphArea } from './paragraph-area.tsx';
import { TextArea } from './text-area.tsx';

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
    'aria-describedby': describedBy(id, false, error),
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

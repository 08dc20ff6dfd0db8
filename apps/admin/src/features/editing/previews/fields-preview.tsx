import { FormattedText } from '@phial/browser/formatted-text/formatted-text';
import type { Language } from '@phial/domain/language';
import { fillHtmlPlaceholders, fillPlaceholders } from '@phial/domain/text/placeholders';
import { useMessages } from '../../../language/language.ts';
import type { Body, Field } from '../fields/field.ts';
import { localText } from '../fields/local-text.ts';
import { valuesIn } from './legal-text-preview.tsx';
import styles from './preview.module.css';

/** The texts and pictures of an entry in the order of its fields; what is empty is left out. */
export function FieldsPreview({
  fields,
  body,
  language,
}: {
  fields: readonly Field[];
  body: Body;
  language: Language;
}) {
  return (
    <article className={styles.text}>
      {fields.map((field) => (
        <Shown key={field.name} field={field} body={body} language={language} />
      ))}
    </article>
  );
}

/** What the page works with and does not show as words. */
const UNSEEN: ReadonlySet<string> = new Set([
  'code',
  'position',
  'officePosition',
  'alt',
  'pictureText',
  'group',
  'component',
  'alsoCalled',
  'vessel',
  'testItemId',
  'appliesTo',
]);
/** Fields whose text is a heading on the page. */
const HEADINGS: ReadonlySet<string> = new Set(['title', 'heading', 'name', 'year']);

function Shown({ field, body, language }: { field: Field; body: Body; language: Language }) {
  const { labels, options } = useMessages().editingFields;
  const value = body[field.name];
  if (UNSEEN.has(field.name)) return null;
  if (field.input === 'parts') {
    const parts = Array.isArray(value) ? (value as readonly Body[]) : [];
    if (parts.length === 0) return null;
    return (
      <section>
        <h3>{labels[field.label]}</h3>
        {[...parts.entries()].map(([at, part]) => (
          <div key={at}>
            {field.fields.map((own) => (
              <Shown key={own.name} field={own} body={part} language={language} />
            ))}
          </div>
        ))}
      </section>
    );
  }
  if (field.input === 'word-list') {
    return <p className={styles.lines}>{Array.isArray(value) ? value.join('\n') : ''}</p>;
  }
  if (field.input === 'choice') {
    const option = field.options.find((each) => each === value);
    return option === undefined ? null : <p>{options[option]}</p>;
  }
  const text = typeof value === 'string' ? value : localText(body, field.name)[language];
  if (text === '') return null;
  if (field.input === 'picture' || field.input === 'local-picture') {
    return <img className={styles.cardPicture} src={text} alt="" />;
  }
  const values = valuesIn(language);
  if (field.input === 'local-text' && field.html) {
    return <FormattedText html={fillHtmlPlaceholders(text, values)} />;
  }
  const written = fillPlaceholders(text, values);
  return HEADINGS.has(field.name) ? <h4>{written}</h4> : <p className={styles.lines}>{written}</p>;
}

import type { Preparation } from '@phial/contract/booking/service';
import { HTML_LANG, LANGUAGES } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { describedBy } from '@phial/ui/field-row/field-row';
import { Icon } from '@phial/ui/icon/icon';
import { TextInput } from '@phial/ui/text-field/text-input';
import { useMessages } from '../../../language/language.ts';
import { controlId, type FieldInput } from './field.ts';
import { FieldError } from './field-frame.tsx';
import styles from './fields.module.css';
import { EMPTY_TEXT } from './local-text.ts';
import { type RowInput, RowsField } from './rows-fields.tsx';
import { WeekdayBoxes } from './weekdays-field.tsx';

type Thing = Preparation['bring'][number];
type Restriction = Preparation['restrictions'][number];
type Note = Preparation['notes'][number];

/** What visitors bring, a row each. */
export function ThingsField(input: FieldInput<'things', readonly Thing[]>) {
  return <RowsField {...input} words={useMessages().editing.things} fresh={EMPTY_TEXT} row={ThingRow} />;
}

function ThingRow({ value, onChange, ...row }: RowInput<Thing>) {
  const words = useMessages().editing.things;
  return (
    <fieldset className={styles.row}>
      <legend>{words.row(row.number)}</legend>
      <TextInThree {...row} path="" value={value} onChange={onChange} />
      <RemoveRow label={words.remove(row.number)} onRemove={row.onRemove} />
    </fieldset>
  );
}

/** Who cannot have a service, and on which weekdays. */
export function RestrictionsField(input: FieldInput<'restrictions', readonly Restriction[]>) {
  const fresh = { who: EMPTY_TEXT, weekdays: [] };
  return (
    <RowsField {...input} words={useMessages().editing.restrictions} fresh={fresh} row={RestrictionRow} />
  );
}

function RestrictionRow({ value, onChange, ...row }: RowInput<Restriction>) {
  const words = useMessages().editing.restrictions;
  return (
    <fieldset className={styles.row}>
      <legend>{words.row(row.number)}</legend>
      <TextInThree {...row} path="who" value={value.who} onChange={(who) => onChange({ ...value, who })} />
      <p>{words.weekdays}</p>
      <WeekdayBoxes
        id={controlId(`${row.name}.weekdays`)}
        value={value.weekdays}
        onChange={(weekdays) => onChange({ ...value, weekdays: [...weekdays] })}
      />
      <RemoveRow label={words.remove(row.number)} onRemove={row.onRemove} />
    </fieldset>
  );
}

/** What else visitors should know, each with its heading. */
export function NotesField(input: FieldInput<'notes', readonly Note[]>) {
  const fresh = { title: EMPTY_TEXT, text: EMPTY_TEXT };
  return <RowsField {...input} words={useMessages().editing.notes} fresh={fresh} row={NoteRow} />;
}

function NoteRow({ value, onChange, ...row }: RowInput<Note>) {
  const words = useMessages().editing.notes;
  return (
    <fieldset className={styles.row}>
      <legend>{words.row(row.number)}</legend>
      <p>{words.title}</p>
      <TextInThree
        {...row}
        path="title"
        value={value.title}
        onChange={(title) => onChange({ ...value, title })}
      />
      <p>{words.text}</p>
      <TextInThree
        {...row}
        path="text"
        value={value.text}
        onChange={(text) => onChange({ ...value, text })}
      />
      <RemoveRow label={words.remove(row.number)} onRemove={row.onRemove} />
    </fieldset>
  );
}

/** A text in the three languages, side by side. @param props.path of the text in its row; empty where the row is the text */
function TextInThree({
  name,
  path,
  value,
  errorAt,
  onChange,
}: Pick<RowInput<unknown>, 'name' | 'errorAt'> & {
  path: string;
  value: Thing;
  onChange: (value: Thing) => void;
}) {
  const { languages } = useMessages().editing;
  return (
    <div className={styles.languages}>
      {LANGUAGES.map((language) => {
        const at = path === '' ? language : `${path}.${language}`;
        const id = controlId(`${name}.${at}`);
        const error = errorAt(at);
        return (
          <div key={language} className={styles.language}>
            <label htmlFor={id}>{languages[language]}</label>
            <TextInput
              id={id}
              lang={HTML_LANG[language]}
              value={value[language]}
              onChange={(text) => onChange({ ...value, [language]: text })}
              invalid={error !== undefined}
              aria-describedby={describedBy(id, { error })}
            />
            <FieldError id={id} error={error} />
          </div>
        );
      })}
    </div>
  );
}

function RemoveRow({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Button size="small" variant="quiet" aria-label={label} onClick={onRemove}>
      <Icon name="close" size={18} />
    </Button>
  );
}

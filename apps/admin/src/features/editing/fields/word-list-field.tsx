import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { TextInput } from '@phial/ui/text-field/text-input';
import { useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import { controlId, type FieldInput } from './field.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';

/** Words of any number: typed, added by Enter, removed by a press. */
export function WordListField({
  field,
  value,
  onChange,
  errorAt,
}: FieldInput<'word-list', readonly string[]>) {
  const words = useMessages();
  const [typed, setTyped] = useState('');
  const id = controlId(field.name);
  const error = errorAt('') ?? value.map((_, at) => errorAt(String(at))).find(Boolean);

  function add() {
    const word = typed.trim();
    if (word !== '' && !value.includes(word)) onChange([...value, word]);
    setTyped('');
  }

  return (
    <FieldFrame field={field} error={error}>
      <Chips values={value} nameOf={(word) => word} words={words.editing.words} onChange={onChange} />
      <div className={styles.addLine}>
        <TextInput
          id={id}
          aria-label={words.editingFields.labels[field.label]}
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button size="small" onClick={add}>
          {words.editing.words.add}
        </Button>
      </div>
    </FieldFrame>
  );
}

/** What was added, each to be removed by a press. */
export function Chips({
  values,
  nameOf,
  words: { remove, none },
  onChange,
}: {
  values: readonly string[];
  nameOf: (value: string) => string;
  words: { readonly remove: (name: string) => string; readonly none: string };
  onChange: (values: readonly string[]) => void;
}) {
  if (values.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ol className={styles.chips}>
      {values.map((value) => (
        <li key={value} className={styles.chip}>
          {nameOf(value)}
          <button
            type="button"
            aria-label={remove(nameOf(value))}
            onClick={() => onChange(values.filter((each) => each !== value))}
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ol>
  );
}

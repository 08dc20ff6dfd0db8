import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { TextInput } from '@phial/ui/text-field/text-input';
import { useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import { controlId } from './field.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import type { FieldInput } from './input.ts';

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
      <Chips words={value} onRemove={(word) => onChange(value.filter((each) => each !== word))} />
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

function Chips({ words, onRemove }: { words: readonly string[]; onRemove: (word: string) => void }) {
  const { remove, none } = useMessages().editing.words;
  if (words.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.chips}>
      {words.map((word) => (
        <li key={word} className={styles.chip}>
          {word}
          <button type="button" aria-label={remove(word)} onClick={() => onRemove(word)}>
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

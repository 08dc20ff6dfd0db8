import type { TestItemRow } from '@phial/contract/content/editing-test-item';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { TextInput } from '@phial/ui/text-field/text-input';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useTestItems } from '../queries.ts';
import { controlId, type FieldInput } from './field.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import { Chips } from './word-list-field.tsx';

const MOST_FOUND = 8;

/** The tests of a group, found by typing. */
export function TestItemsField({
  field,
  value,
  onChange,
  errorAt,
}: FieldInput<'test-items' | 'test-item', readonly string[]>) {
  const language = useLanguage();
  const words = useMessages().editing.testItems;
  const [typed, setTyped] = useState('');
  const items = useTestItems().data ?? [];
  const nameOf = (id: string) => {
    const item = items.find(({ testItemId }) => testItemId === id);
    return item === undefined ? id : item.name[language];
  };
  const found = findItems(items, typed, value);
  const id = controlId(field.name);
  const error = errorAt('') ?? value.map((_, at) => errorAt(String(at))).find(Boolean);
  return (
    <FieldFrame field={field} error={error}>
      <Chips values={value} nameOf={nameOf} words={words} onChange={onChange} />
      <label htmlFor={id}>{words.find}</label>
      <TextInput id={id} type="search" value={typed} onChange={setTyped} />
      <VisuallyHidden>
        <span role="status">{typed.trim() === '' ? '' : words.found(found.length)}</span>
      </VisuallyHidden>
      <ul className={styles.found}>
        {found.map(({ testItemId, code, name }) => (
          <li key={testItemId}>
            <Button
              size="small"
              variant="quiet"
              icon={<Icon name="plus" size={18} />}
              aria-label={words.add(name[language])}
              onClick={() => {
                onChange([...value, testItemId]);
                setTyped('');
                document.getElementById(id)?.focus();
              }}
            >
              {name[language]} {code}
            </Button>
          </li>
        ))}
      </ul>
    </FieldFrame>
  );
}

/** The test that something is, found by typing; another takes its place. */
export function TestItemField({ value, onChange, ...rest }: FieldInput<'test-item', string>) {
  const choose = (ids: readonly string[]) => onChange(ids.at(-1) ?? '');
  return <TestItemsField {...rest} value={value === '' ? [] : [value]} onChange={choose} />;
}

/** By name in any language or by code; those that are in already are not offered again. */
function findItems(
  items: readonly TestItemRow[],
  typed: string,
  taken: readonly string[],
): readonly TestItemRow[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  return items
    .filter(({ testItemId, code, name }) => {
      const texts = [code, name.tw, name.zh, name.en];
      return !taken.includes(testItemId) && texts.some((text) => text.toLowerCase().includes(wanted));
    })
    .slice(0, MOST_FOUND);
}

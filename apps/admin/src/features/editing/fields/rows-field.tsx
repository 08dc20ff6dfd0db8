import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import type { ComponentType } from 'react';
import { controlId, type Field, type FieldInput } from './field.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';

/** What the controls of one row are given. */
export interface RowInput<Value> {
  /** Path of the row in the thing that is edited. */
  readonly name: string;
  /** From 1. */
  readonly number: number;
  readonly value: Value;
  readonly errorAt: (path: string) => string | undefined;
  readonly onChange: (value: Value) => void;
  readonly onRemove: () => void;
}

/** A list whose rows are added and taken away. */
export function RowsField<Input extends Field['input'], Value>({
  field,
  value,
  onChange,
  errorAt,
  words,
  fresh,
  row: Row,
}: FieldInput<Input, readonly Value[]> & {
  readonly words: { readonly add: string; readonly none: string };
  /** What a new row holds. */
  readonly fresh: Value;
  readonly row: ComponentType<RowInput<Value>>;
}) {
  return (
    <FieldFrame field={field} error={errorAt('')}>
      {value.length === 0 && <p className={styles.none}>{words.none}</p>}
      <ol className={styles.rows}>
        {[...value.entries()].map(([at, one]) => (
          <li key={at}>
            <Row
              name={`${field.name}.${at}`}
              number={at + 1}
              value={one}
              errorAt={(path) => errorAt(`${at}.${path}`)}
              onChange={(changed) => onChange(value.with(at, changed))}
              onRemove={() => onChange(value.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      <Button
        id={controlId(field.name)}
        size="small"
        icon={<Icon name="plus" size={18} />}
        onClick={() => onChange([...value, fresh])}
      >
        {words.add}
      </Button>
    </FieldFrame>
  );
}

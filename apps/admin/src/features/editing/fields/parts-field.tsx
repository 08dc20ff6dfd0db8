import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import type { ReactNode } from 'react';
import { useMessages } from '../../../language/language.ts';
import { type Body, controlId, type Field, type FieldInput } from './field.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';

/** A field of one part, with its whole path as name, and how to draw it. */
export interface PartControl {
  readonly field: Field;
  /** Holds the value under the name of the field. */
  readonly body: Body;
  readonly errorAt: (path: string) => string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** Parts of one form, added, removed and moved: the sections of a text, the years of a history. */
export function PartsField({
  field,
  value: parts,
  onChange,
  errorAt,
  control,
}: FieldInput<'parts', readonly Body[]> & {
  /** Draws a field of a part. */
  control: (part: PartControl) => ReactNode;
}) {
  const { editing, editingFields } = useMessages();
  const words = editing.parts;
  const label = editingFields.labels[field.label];
  const isLast = (at: number) => at === parts.length - 1;
  return (
    <FieldFrame field={field} error={errorAt('')}>
      <ol className={styles.rows}>
        {[...parts.entries()].map(([at, part]) => (
          <li key={at}>
            <fieldset className={styles.row}>
              <legend>{words.part(label, at + 1)}</legend>
              {field.fields.map((own) => {
                const path = `${field.name}.${at}.${own.name}`;
                return control({
                  field: { ...own, name: path },
                  body: { [path]: part[own.name] },
                  errorAt: (below) => errorAt(`${at}.${own.name}${below === '' ? '' : `.${below}`}`),
                  onChange: (value) => onChange(parts.with(at, { ...part, [own.name]: value })),
                });
              })}
              <div className={styles.partActions}>
                <Button
                  size="small"
                  variant="quiet"
                  aria-disabled={at === 0}
                  aria-label={words.up(label, at + 1)}
                  onClick={() => at > 0 && onChange(moved(parts, at, at - 1))}
                >
                  {words.moveUp}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-disabled={isLast(at)}
                  aria-label={words.down(label, at + 1)}
                  onClick={() => isLast(at) || onChange(moved(parts, at, at + 1))}
                >
                  {words.moveDown}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={words.remove(label, at + 1)}
                  onClick={() => onChange(parts.toSpliced(at, 1))}
                >
                  {words.removeShort}
                </Button>
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <Button
        id={controlId(field.name)}
        size="small"
        icon={<Icon name="plus" size={18} />}
        onClick={() => onChange([...parts, field.fresh])}
      >
        {words.add(label)}
      </Button>
    </FieldFrame>
  );
}

function moved(parts: readonly Body[], from: number, to: number): readonly Body[] {
  const part = parts[from];
  return part === undefined ? parts : parts.toSpliced(from, 1).toSpliced(to, 0, part);
}

import { contrastOf, contrastText, TEXT_CONTRAST } from '@phial/domain/brand-colours';
import { describedBy } from '@phial/ui/field-row/field-row';
import { Tag } from '@phial/ui/tag/tag';
import { TextInput } from '@phial/ui/text-field/text-input';
import { useMessages } from '../../../language/language.ts';
import { controlId, type FieldInput } from './field.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';

const COLOUR = /^#[\da-f]{6}$/i;

/** A colour that white text stands on, typed or picked, with the contrast it would have. */
export function ColourField({ field, value, onChange, errorAt }: FieldInput<'colour', string>) {
  const { editing, editingFields } = useMessages();
  const id = controlId(field.name);
  const error = errorAt('');
  const isColour = COLOUR.test(value);
  const ratio = contrastOf(value);
  return (
    <FieldFrame field={field} error={error} single>
      <div className={styles.colour}>
        <input
          type="color"
          aria-label={editing.colour.pick(editingFields.labels[field.label])}
          value={isColour ? value.toLowerCase() : '#000000'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <TextInput
          id={id}
          value={value}
          onChange={(text) => onChange(text.trim())}
          invalid={error !== undefined}
          aria-describedby={describedBy(id, { hint: field.hint, error })}
        />
        <span role="status">
          {isColour && (
            <Tag tone={ratio >= TEXT_CONTRAST ? 'mint' : 'warning'}>
              {ratio >= TEXT_CONTRAST
                ? editing.colour.legible(contrastText(ratio))
                : editing.colour.tooPale(contrastText(ratio))}
            </Tag>
          )}
        </span>
      </div>
    </FieldFrame>
  );
}

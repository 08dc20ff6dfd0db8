import { Select, type SelectOption } from '@phial/ui/select-field/select-field';
import { TextInput } from '@phial/ui/text-field/text-input';
import { useMessages } from '../../../language/language.ts';
import { controlId, type Field } from './field.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import type { FieldInput } from './input.ts';

/** A text that is the same in every language: a number, a code, a day. */
export function PlainField({ field, value, onChange, errorAt }: FieldInput<'text', string>) {
  const [id, error] = [controlId(field.name), errorAt('')];
  return (
    <FieldFrame field={field} error={error} single>
      <TextInput
        id={id}
        type={field.type ?? 'text'}
        value={value}
        onChange={onChange}
        invalid={error !== undefined}
        aria-describedby={describedBy(id, field.hint !== undefined, error)}
      />
    </FieldFrame>
  );
}

/** One of few, side by side. */
export function ChoiceOfFew({ field, value, onChange, errorAt }: FieldInput<'choice', string>) {
  const words = useMessages().editingFields.options;
  return (
    <Radios
      field={field}
      value={value}
      options={field.options.map((option) => ({ value: option.value, label: words[option.label] }))}
      onChange={onChange}
      error={errorAt('')}
    />
  );
}

export function YesOrNo({ field, value, onChange, errorAt }: FieldInput<'yes-no', boolean>) {
  const words = useMessages().editingFields.options;
  return (
    <Radios
      field={field}
      value={value ? 'yes' : 'no'}
      options={[
        { value: 'yes', label: words.yes },
        { value: 'no', label: words.no },
      ]}
      onChange={(answer) => onChange(answer === 'yes')}
      error={errorAt('')}
    />
  );
}

function Radios({
  field,
  value,
  options,
  onChange,
  error,
}: {
  field: Field;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  const id = controlId(field.name);
  return (
    <FieldFrame field={field} error={error}>
      <div className={styles.choices}>
        {options.map((option, at) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              id={at === 0 ? id : undefined}
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

/** One of many; `none` is what stands for nothing chosen. */
export function ChoiceOfMany({
  field,
  value,
  options,
  none,
  onChange,
  error,
}: {
  field: Field;
  value: string;
  options: readonly SelectOption[];
  none: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  const id = controlId(field.name);
  // What is chosen stays choosable, also when the list no longer has it or has not arrived.
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <FieldFrame field={field} error={error} single>
      <Select
        id={id}
        className={styles.select}
        value={value}
        placeholder={none}
        options={isListed ? options : [...options, { value, label: value }]}
        onChange={onChange}
        invalid={error !== undefined}
        aria-describedby={describedBy(id, field.hint !== undefined, error)}
      />
    </FieldFrame>
  );
}

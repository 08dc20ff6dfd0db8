import { describedBy } from '@phial/ui/field-row/field-row';
import { Select, type SelectOption } from '@phial/ui/select-field/select-field';
import { TextInput } from '@phial/ui/text-field/text-input';
import { useMessages } from '../../../language/language.ts';
import { controlId, type Field, type FieldInput } from './field.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';

/** A text that is the same in every language: a number, a code, a day. */
export function PlainField({ field, value, onChange, errorAt }: FieldInput<'text', string>) {
  const id = controlId(field.name);
  const error = errorAt('');
  return (
    <FieldFrame field={field} error={error} single>
      <TextInput
        id={id}
        type={field.type ?? 'text'}
        value={value}
        onChange={onChange}
        invalid={error !== undefined}
        aria-describedby={describedBy(id, { hint: field.hint, error })}
      />
    </FieldFrame>
  );
}

/** One of few, side by side. */
export function ChoiceOfFew(input: FieldInput<'choice', string>) {
  const words = useMessages().editingFields.options;
  const options = input.field.options.map((value) => ({ value, label: words[value] }));
  return <Radios {...input} options={options} />;
}

export function YesOrNo({ value, onChange, ...input }: FieldInput<'yes-no', boolean>) {
  const words = useMessages().editingFields.options;
  return (
    <Radios
      {...input}
      value={value ? 'yes' : 'no'}
      options={(['yes', 'no'] as const).map((answer) => ({ value: answer, label: words[answer] }))}
      onChange={(answer) => onChange(answer === 'yes')}
    />
  );
}

type ListInput = FieldInput<Field['input'], string> & { readonly options: readonly SelectOption[] };

function Radios({ field, value, options, onChange, errorAt }: ListInput) {
  const id = controlId(field.name);
  return (
    <FieldFrame field={field} error={errorAt('')}>
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
  errorAt,
}: ListInput & { readonly none: string }) {
  const id = controlId(field.name);
  const error = errorAt('');
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
        aria-describedby={describedBy(id, { hint: field.hint, error })}
      />
    </FieldFrame>
  );
}

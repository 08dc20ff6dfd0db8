import type { Field } from './field.ts';

/** What every field component is given. */
export interface FieldInput<Input extends Field['input'], Value> {
  readonly field: Extract<Field, { input: Input }>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What is wrong with the field or a part of it, in words; the path below the field, empty for the whole. */
  readonly errorAt: (path: string) => string | undefined;
}

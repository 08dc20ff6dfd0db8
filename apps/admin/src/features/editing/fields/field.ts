import type { StaffMessages } from '@phial/content/messages/staff-messages';
import type { PictureShape } from '@phial/domain/picture-shape';

type FieldWords = StaffMessages['editingFields'];
export type FieldLabel = keyof FieldWords['labels'];
type FieldHint = keyof FieldWords['hints'];
export type FieldGroup = keyof FieldWords['groups'];
type OptionLabel = keyof FieldWords['options'];

/** How a field is filled in. */
type Input =
  /** A text in three languages; `lines` makes it as many lines high. `html` has paragraphs, typed as empty lines. */
  | { readonly input: 'local-text'; readonly lines?: number; readonly html?: true }
  | { readonly input: 'text'; readonly type?: 'text' | 'tel' | 'date' | 'email' | 'url' }
  | { readonly input: 'colour' }
  | { readonly input: 'choice'; readonly options: readonly OptionLabel[] }
  | { readonly input: 'yes-no' }
  | { readonly input: 'picture'; readonly shape: PictureShape }
  /** A picture a language. */
  | { readonly input: 'local-picture'; readonly shape: PictureShape }
  /** Parts of one form, in an order; `fresh` is what a new one begins as. */
  | { readonly input: 'parts'; readonly fields: readonly Field[]; readonly fresh: Body }
  | { readonly input: 'opening-hours' }
  | { readonly input: 'weekdays' }
  | { readonly input: 'abilities' }
  | { readonly input: 'things' }
  | { readonly input: 'restrictions' }
  | { readonly input: 'notes' }
  /** When visitors are reminded, and how. */
  | { readonly input: 'reminders' }
  /** Words of any number, in no language. */
  | { readonly input: 'word-list' }
  | { readonly input: 'test-items' }
  /** One test, or none. */
  | { readonly input: 'test-item' }
  | { readonly input: 'package-group' }
  | { readonly input: 'service-point' }
  | { readonly input: 'district' }
  | { readonly input: 'subject' };

interface Rest {
  readonly hint?: FieldHint;
  /** May be left out of the body altogether, or empty in some language. */
  readonly optional?: true;
  /** Heading above it; fields of a group follow each other. */
  readonly group?: FieldGroup;
}

/** A field of a thing that staff edit: forms, conflicts and missing languages all follow from it. */
export type Field = Input &
  Rest & {
    /** As in the body. */
    readonly name: string;
    readonly label: FieldLabel;
  };

/** A field whose name in the body is that of its label. */
export function field(name: FieldLabel, input: Input & Rest): Field {
  return { name, label: name, ...input };
}

/** A thing that is edited, as it goes to the server. */
export type Body = Readonly<Record<string, unknown>>;

/** The id of the control of a field, or of a part of it: `name.zh`. */
export function controlId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`;
}

/** What every field component is given. */
export interface FieldInput<Input extends Field['input'], Value> {
  readonly field: Extract<Field, { input: Input }>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What is wrong with the field or a part of it, in words; the path below the field, empty for the whole. */
  readonly errorAt: (path: string) => string | undefined;
}

import { TextInput } from '../text-field/text-input.tsx';
import { FieldRow } from './field-row.tsx';

/** Several controls that are read as one group. */
export function Group() {
  return (
    <FieldRow label="Document number" htmlFor="number" group>
      <TextInput id="number" value="" onChange={() => undefined} />
      <TextInput aria-label="Check digit" value="" onChange={() => undefined} />
    </FieldRow>
  );
}

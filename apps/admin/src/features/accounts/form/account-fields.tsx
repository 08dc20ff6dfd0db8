import { ROLES } from '@phial/domain/account';
import { SelectField } from '@phial/ui/select-field/select-field';
import { TextField } from '@phial/ui/text-field/text-field';
import { useMessages } from '../../../language/language.ts';
import type { FieldProps } from './use-account-form.ts';

/** The name of somebody else, who is not the one to be offered by the browser. */
export function NameField(field: FieldProps) {
  const { name } = useMessages().accounts.fields;
  return <TextField {...field} label={name} autoComplete="off" required />;
}

export function RoleField({ hint, ...field }: FieldProps & { hint: string }) {
  const { list, roles } = useMessages().accounts;
  return (
    <SelectField
      {...field}
      label={list.role}
      hint={hint}
      options={ROLES.map((value) => ({ value, label: roles[value] }))}
    />
  );
}

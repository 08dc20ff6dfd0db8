import { Icon } from '@phial/ui/icon/icon';
import type { ReactNode } from 'react';
import { useMessages } from '../../../language/language.ts';
import { controlId, type Field } from './field.ts';
import styles from './fields.module.css';

/** Label, hint and what is wrong, around the controls of a field. A group unless it has one control alone. */
export function FieldFrame({
  field: { name, label, hint },
  error,
  single = false,
  children,
}: {
  field: Pick<Field, 'name' | 'label' | 'hint'>;
  error?: string | undefined;
  single?: boolean;
  children: ReactNode;
}) {
  const words = useMessages().editingFields;
  const id = controlId(name);
  const group = single ? {} : { role: 'group', 'aria-labelledby': `${id}-label` };
  return (
    <div className={styles.field} {...group}>
      {single ? (
        <label className={styles.label} htmlFor={id}>
          {words.labels[label]}
        </label>
      ) : (
        <p className={styles.label} id={`${id}-label`}>
          {words.labels[label]}
        </p>
      )}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {words.hints[hint]}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** What is wrong, where something is; `describedby` of the control under `<id>-error`. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p className={styles.error} id={`${id}-error`}>
      <Icon name="error" size={18} />
      <span>{error}</span>
    </p>
  );
}

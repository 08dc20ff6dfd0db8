import type { Role } from '@phial/domain/account';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { TextField } from '@phial/ui/text-field/text-field';
import { useId } from 'react';
import { useMessages } from '../../../language/language.ts';
import { RoleField } from '../form/fields.tsx';
import { ServicePointsField, servicePointsOf, servicePointsText } from '../form/service-points-field.tsx';
import type { FieldProps } from '../form/use-account-form.ts';
import styles from './provider.module.css';
import { type GroupRow, groupRows, groupsText, lackOf, wrongGroup } from './settings-fields.ts';

/** What each group of the provider may do; its rows as text, with an error once the form was sent. */
export function GroupRows({ id, value, onChange, error }: FieldProps) {
  const { groups: words } = useMessages().identityProvider;
  const rows = groupRows(value);
  const wrong = error === undefined ? undefined : wrongGroup(value);
  const add = () => {
    const key = Math.max(0, ...rows.map((row) => row.key + 1));
    const row: GroupRow = { key, group: '', role: 'counter', servicePoints: { all: false, ids: [] } };
    onChange(groupsText([...rows, row]));
  };
  return (
    <>
      {rows.length === 0 && <p className={styles.hint}>{words.none}</p>}
      {rows.length > 0 && (
        <ol className={styles.rows} aria-label={words.label}>
          {rows.map((row, index) => (
            <GroupFields
              key={row.key}
              row={row}
              number={index + 1}
              // The summary of what is wrong leads to the first faulty row.
              id={wrong?.index === index ? id : undefined}
              isChecked={error !== undefined}
              onChange={(changed) => onChange(groupsText(rows.map((one) => (one === row ? changed : one))))}
              onRemove={() => onChange(groupsText(rows.filter((one) => one !== row)))}
            />
          ))}
        </ol>
      )}
      <div>
        <Button size="small" icon={<Icon name="plus" size={20} />} onClick={add}>
          {words.add}
        </Button>
      </div>
    </>
  );
}

function GroupFields({
  row,
  number,
  id,
  isChecked,
  onChange,
  onRemove,
}: {
  row: GroupRow;
  number: number;
  /** Of the first control that is wrong. */
  id: string | undefined;
  isChecked: boolean;
  onChange: (row: GroupRow) => void;
  onRemove: () => void;
}) {
  const { groups: words } = useMessages().identityProvider;
  const own = useId();
  const lacks = isChecked ? lackOf(row) : undefined;
  return (
    <li className={styles.row} aria-label={words.row(number)}>
      <div className={styles.rowFields}>
        <TextField
          id={lacks === 'group' && id !== undefined ? id : `${own}-group`}
          label={words.group}
          hint={words.groupHint}
          value={row.group}
          onChange={(group) => onChange({ ...row, group })}
          error={lacks === 'group' ? words.groupMissing(number) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <RoleField
          id={`${own}-role`}
          value={row.role}
          onChange={(role) => onChange({ ...row, role: role as Role })}
          error={undefined}
        />
      </div>
      {row.role === 'counter' && (
        <ServicePointsField
          id={lacks === 'points' && id !== undefined ? id : `${own}-points`}
          value={servicePointsText(row.servicePoints)}
          onChange={(text) => onChange({ ...row, servicePoints: servicePointsOf(text) })}
          error={lacks === 'points' ? words.pointsMissing(number) : undefined}
        />
      )}
      <Button variant="quiet" size="small" aria-label={words.removeOf(number)} onClick={onRemove}>
        {words.remove}
      </Button>
    </li>
  );
}

import type { Account } from '@phial/contract/account';
import { ROLES } from '@phial/domain/account';
import { validateName } from '@phial/domain/person-name';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { SelectField } from '@phial/ui/select-field/select-field';
import { TextField } from '@phial/ui/text-field/text-field';
import { type FormEvent, useId, useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import { ConfirmField } from '../form/confirm-field.tsx';
import styles from './account-dialog.module.css';
import type { Wish } from './use-account-change.ts';

/** Name and role of an account; of one's own, and of a request for a doctor's, the name alone. */
export function AccountDetails({
  account,
  own,
  busy,
  onSave,
}: {
  account: Account;
  own: boolean;
  busy: boolean;
  onSave: (wish: Wish, done: () => string) => void;
}) {
  const { edit: words, fields, problems, list, roles } = useMessages().accounts;
  const id = useId();
  const [displayName, setDisplayName] = useState(account.displayName);
  const [role, setRole] = useState(account.role);
  const [ownPassword, setOwnPassword] = useState('');
  const [tried, setTried] = useState(false);
  const wrong = validateName(displayName) !== undefined;
  const confirm = role === 'administrator' && account.role !== 'administrator' && account.state === 'ACTIVE';
  const missing = confirm && ownPassword === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong || missing || busy) return;
    const wish: Wish = {
      ...(displayName !== account.displayName && { displayName }),
      ...(role !== account.role && { role }),
      ...(confirm && { ownPassword }),
    };
    onSave(wish, () => words.saved);
  };
  return (
    <form className={styles.form} data-labels="above" onSubmit={submit} noValidate>
      <p className={styles.facts}>
        {fields.login}: {account.login}
      </p>
      <TextField
        id={`${id}-name`}
        label={fields.name}
        value={displayName}
        onChange={setDisplayName}
        error={tried && wrong ? problems.name : undefined}
        autoComplete="off"
        required
      />
      {!own && account.state !== 'PENDING' && (
        <SelectField
          id={`${id}-role`}
          label={list.role}
          hint={words.roleHint}
          value={role}
          onChange={(value) => setRole(ROLES.find((known) => known === value) ?? role)}
          options={ROLES.map((value) => ({ value, label: roles[value] }))}
        />
      )}
      {confirm && (
        <ConfirmField
          id={`${id}-own`}
          value={ownPassword}
          onChange={setOwnPassword}
          missing={tried && missing}
        />
      )}
      <ButtonRow gap="small">
        <Button type="submit" busy={busy}>
          {words.save}
        </Button>
      </ButtonRow>
    </form>
  );
}

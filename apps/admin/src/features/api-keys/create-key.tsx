import { keyOf } from '@phial/browser/server-state/call-query';
import { createApiKey, listApiKeys } from '@phial/contract/calls/api-keys';
import type { CreatedApiKey } from '@phial/contract/staff/api-key';
import { API_SCOPES, isApiScope } from '@phial/domain/api-scope';
import { Checkbox } from '@phial/ui/checkbox/checkbox';
import { Dialog } from '@phial/ui/dialog/dialog';
import { FieldRow } from '@phial/ui/field-row/field-row';
import { TextField } from '@phial/ui/text-field/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';
import { AccountFormFrame, useFirstFocus } from '../accounts/form/account-form.tsx';
import { OneTimeSecret } from '../accounts/form/one-time-secret.tsx';
import { OwnerConfirmation, useOwnerConfirmation } from '../accounts/form/owner-confirmation.tsx';
import { type FieldProps, useAccountForm } from '../accounts/form/use-account-form.ts';
import styles from './api-keys.module.css';

const LONGEST_NAME = 80;

/** A new key, and its value, which is shown this once. */
export function CreateKey({ onClose }: { onClose: () => void }) {
  const { form: words, once } = useMessages().apiKeys;
  const [created, setCreated] = useState<CreatedApiKey>();
  const queries = useQueryClient();
  if (created !== undefined) {
    const { key, apiKey } = created;
    return <OneTimeSecret words={once} lead={once.lead(apiKey.name)} secret={key} onClose={onClose} />;
  }
  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={words.cancel}>
      <CreateForm
        onCancel={onClose}
        onCreated={(answer) => {
          setCreated(answer);
          void queries.invalidateQueries({ queryKey: keyOf(listApiKeys) });
        }}
      />
    </Dialog>
  );
}

function CreateForm({
  onCancel,
  onCreated,
}: {
  onCancel: () => void;
  onCreated: (created: CreatedApiKey) => void;
}) {
  const words = useMessages().apiKeys.form;
  const first = useFirstFocus();
  const confirmation = useOwnerConfirmation();
  const form = useAccountForm(
    { name: '', scopes: '', ownPassword: '' },
    ({ name, scopes, ownPassword }) => ({
      name: (name.trim() === '' || [...name.trim()].length > LONGEST_NAME) && words.nameMissing,
      scopes: scopes === '' && words.scopeMissing,
      ownPassword: confirmation.problem(ownPassword),
    }),
    async ({ name, scopes, ownPassword }) => {
      const body = { name, scopes: chosenOf(scopes), ...confirmation.proof(ownPassword) };
      onCreated(await send(createApiKey, { body, ownMessage: true }));
    },
  );
  return (
    <AccountFormFrame form={form} submit={words.submit} cancel={{ label: words.cancel, act: onCancel }}>
      <TextField
        {...form.field('name')}
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        required
        ref={first}
      />
      <ScopesField {...form.field('scopes')} />
      <OwnerConfirmation {...form.field('ownPassword')} hint={words.passwordHint} />
    </AccountFormFrame>
  );
}

/** What the program may do: names of scopes between blanks. */
function ScopesField({ id, value, error, onChange }: FieldProps) {
  const { form: words, scopes } = useMessages().apiKeys;
  const chosen = chosenOf(value);
  return (
    <FieldRow group label={words.scopes} htmlFor={id} error={error}>
      <div className={styles.scopes}>
        {API_SCOPES.map((scope, index) => (
          <Checkbox
            key={scope}
            // The summary of what is missing leads to the first one.
            id={index === 0 ? id : `${id}-${scope}`}
            label={scopes[scope]}
            checked={chosen.includes(scope)}
            onChange={(checked) =>
              onChange(API_SCOPES.filter((one) => (one === scope ? checked : chosen.includes(one))).join(' '))
            }
          />
        ))}
      </div>
    </FieldRow>
  );
}

function chosenOf(value: string) {
  return value.split(' ').filter(isApiScope);
}

import type { Account } from '@phial/contract/staff/account';
import { ROLES } from '@phial/domain/account';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { Select } from '@phial/ui/select-field/select-field';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { allAccounts } from '../../features/accounts/api.ts';
import { AccountDialog } from '../../features/accounts/list/account-dialog.tsx';
import { AccountsTable } from '../../features/accounts/list/accounts-table.tsx';
import { CreateAccount } from '../../features/accounts/list/create-account.tsx';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';
import { useAddress } from '../../shell/use-address.ts';
import styles from './accounts.module.css';

const STATES = ['PENDING', 'ACTIVE', 'DISABLED'] as const;

/** Everybody's accounts, for administrators. */
export function Accounts() {
  const { list: words, roles, states } = useMessages().accounts;
  // `role=doctor&state=PENDING`; an unknown value counts as none.
  const [params, setFilter] = useAddress();
  const role = ROLES.find((one) => one === params.get('role'));
  const state = STATES.find((one) => one === params.get('state'));
  const id = useId();
  const [open, setOpen] = useState<Account>();
  const [creating, setCreating] = useState(false);
  // All of them: the count of those who wait does not depend on what is looked at.
  const accounts = useQuery(allAccounts);
  const waiting = accounts.data?.filter((account) => account.state === 'PENDING').length ?? 0;
  const shown = accounts.data?.filter(
    (account) =>
      (role === undefined || account.role === role) && (state === undefined || account.state === state),
  );
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        <Button variant="primary" icon={<Icon name="plus" size={20} />} onClick={() => setCreating(true)}>
          {words.create}
        </Button>
      }
    >
      {waiting > 0 && state !== 'PENDING' && (
        <Notice tone="info" title={words.waiting(waiting)}>
          <Button size="small" onClick={() => setFilter({ state: 'PENDING' })}>
            {words.showWaiting}
          </Button>
        </Notice>
      )}
      <div className={styles.filters}>
        <div className={styles.filter}>
          <label htmlFor={`${id}-role`}>{words.role}</label>
          <Select
            id={`${id}-role`}
            value={role ?? ''}
            onChange={(value) => setFilter({ role: value })}
            placeholder={words.anyRole}
            options={ROLES.map((value) => ({ value, label: roles[value] }))}
          />
        </div>
        <div className={styles.filter}>
          <label htmlFor={`${id}-state`}>{words.state}</label>
          <Select
            id={`${id}-state`}
            value={state ?? ''}
            onChange={(value) => setFilter({ state: value })}
            placeholder={words.anyState}
            options={STATES.map((value) => ({ value, label: states[value] }))}
          />
        </div>
      </div>
      {accounts.isPending && <Loading active label={words.loading} />}
      {accounts.isError && <TryAgain title={words.failed} onTryAgain={() => void accounts.refetch()} />}
      {shown !== undefined && (
        <AccountsTable
          accounts={shown}
          empty={role === undefined && state === undefined ? words.empty : words.noneOfChoice}
          onOpen={setOpen}
        />
      )}
      {open !== undefined && <AccountDialog account={open} onClose={() => setOpen(undefined)} />}
      {creating && <CreateAccount onClose={() => setCreating(false)} />}
    </Page>
  );
}

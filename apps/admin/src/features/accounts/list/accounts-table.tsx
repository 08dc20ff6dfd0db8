import type { Account } from '@phial/contract/staff/account';
import { dayOf } from '@phial/domain/hong-kong-time';
import { formatDate } from '@phial/domain/moment-text';
import { Tag } from '@phial/ui/tag/tag';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useAccount } from '../../../session/session.ts';
import { DataTable } from '../../../table/data-table.tsx';
import styles from './accounts-table.module.css';

const TONES = { PENDING: 'warning', ACTIVE: 'mint', DISABLED: 'plain' } as const;

/** The accounts; a press on a name opens one. What is typed to find somebody stays out of the address. */
export function AccountsTable({
  accounts,
  empty,
  onOpen,
}: {
  accounts: readonly Account[];
  empty: string;
  onOpen: (account: Account) => void;
}) {
  const { list: words, fields, invitation, roles, states } = useMessages().accounts;
  const language = useLanguage();
  const own = useAccount().accountId;
  return (
    <DataTable
      label={words.label}
      rows={accounts}
      rowId={({ accountId }) => accountId}
      filterInAddress={false}
      exportAs="accounts"
      empty={empty}
      columns={[
        {
          id: 'name',
          head: fields.name,
          value: ({ displayName }) => displayName,
          cell: (account) => (
            <span className={styles.name}>
              <button
                type="button"
                className={styles.open}
                aria-label={words.open(account.displayName)}
                onClick={() => onOpen(account)}
              >
                {account.displayName}
              </button>
              {account.accountId === own && <Tag tone="sky">{words.you}</Tag>}
            </span>
          ),
        },
        {
          id: 'login',
          head: fields.login,
          value: ({ login }) => login,
          cell: ({ login }) => <span className={styles.login}>{login}</span>,
        },
        { id: 'role', head: words.role, value: ({ role }) => roles[role] },
        {
          id: 'state',
          head: words.state,
          value: ({ state }) => states[state],
          cell: ({ state, mustChangePassword, invitation: invited }) => (
            <span className={styles.state}>
              <Tag tone={TONES[state]}>{states[state]}</Tag>
              {state === 'ACTIVE' && invited !== null && (
                <span className={styles.still}>{invitation.pending}</span>
              )}
              {state === 'ACTIVE' && mustChangePassword && (
                <span className={styles.still}>{words.newPassword}</span>
              )}
            </span>
          ),
        },
        {
          id: 'factor',
          head: words.secondFactor,
          value: ({ secondFactor }) => (secondFactor ? words.on : words.off),
        },
        {
          id: 'since',
          head: words.created,
          value: ({ createdAt }) => dayOf(new Date(createdAt)),
          cell: ({ createdAt }) => (
            <span className={styles.day}>{formatDate(dayOf(new Date(createdAt)), language)}</span>
          ),
        },
      ]}
    />
  );
}

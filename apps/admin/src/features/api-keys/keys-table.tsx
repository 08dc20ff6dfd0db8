import type { ApiKey } from '@phial/contract/staff/api-key';
import { formatMoment } from '@phial/domain/moment-text';
import { Button } from '@phial/ui/button/button';
import { Tag } from '@phial/ui/tag/tag';
import { useLanguage, useMessages } from '../../language/language.ts';
import { DataTable } from '../../table/data-table.tsx';
import styles from './api-keys.module.css';

/** All keys that ever were, each with its way out while it is in use. */
export function KeysTable({ keys, onRevoke }: { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void }) {
  const words = useMessages().apiKeys;
  const language = useLanguage();
  const { columns, scopes: scopeWords } = words;
  const makerOf = ({ createdBy }: ApiKey) =>
    createdBy === null ? words.byCommand : createdBy || words.deletedAccount;
  const moment = (at: string) => <span className={styles.moment}>{formatMoment(at, language)}</span>;
  const stateOf = ({ revokedAt }: ApiKey) =>
    revokedAt === null ? words.inUse : words.revokedAt(formatMoment(revokedAt, language));
  return (
    <DataTable
      label={words.label}
      rows={keys}
      rowId={({ keyId }) => keyId}
      empty={words.empty}
      columns={[
        { id: 'name', head: columns.name, value: ({ name }) => name },
        {
          id: 'scopes',
          head: columns.scopes,
          value: ({ scopes }) => scopes.map((scope) => scopeWords[scope]).join(' '),
          cell: ({ scopes }) => (
            <ul className={styles.list}>
              {scopes.map((scope) => (
                <li key={scope}>
                  {scopeWords[scope]} <code>{scope}</code>
                </li>
              ))}
            </ul>
          ),
        },
        { id: 'by', head: columns.createdBy, value: makerOf },
        {
          id: 'created',
          head: columns.created,
          value: ({ createdAt }) => createdAt,
          cell: ({ createdAt }) => moment(createdAt),
        },
        {
          id: 'used',
          head: columns.lastUsed,
          value: ({ lastUsedAt }) => lastUsedAt ?? '',
          cell: ({ lastUsedAt }) => (lastUsedAt === null ? words.neverUsed : moment(lastUsedAt)),
        },
        {
          id: 'state',
          head: columns.state,
          value: stateOf,
          cell: (key) => (
            <span className={styles.state}>
              <Tag tone={key.revokedAt === null ? 'mint' : 'plain'}>{stateOf(key)}</Tag>
              {key.revokedAt === null && (
                <Button size="small" aria-label={words.revoke.of(key.name)} onClick={() => onRevoke(key)}>
                  {words.revoke.button}
                </Button>
              )}
            </span>
          ),
        },
      ]}
    />
  );
}

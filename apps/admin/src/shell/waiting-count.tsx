import { readPendingAccounts } from '@phial/contract/calls/accounts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../api-client/client.ts';
import { useMessages } from '../language/language.ts';
import styles from './waiting-count.module.css';

const ASK_AGAIN_MS = 60_000;

/** How many doctors' requests for an account wait for approval; nothing where none does. */
export function WaitingAccounts() {
  const { list } = useMessages().accounts;
  const { data } = useQuery({ ...callQuery(readPendingAccounts), refetchInterval: ASK_AGAIN_MS });
  if (data === undefined || data.pending === 0) return null;
  return <span className={styles.waiting}>{list.pending(data.pending)}</span>;
}

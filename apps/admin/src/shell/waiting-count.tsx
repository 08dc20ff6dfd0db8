import { readPendingAccounts } from '@phial/contract/calls/accounts';
import { readOverdueResults } from '@phial/contract/calls/critical-results';
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

/** How many critical results wait for a call to their doctor; nothing where none does. */
export function WaitingResults() {
  const words = useMessages().criticalResults;
  const { data } = useQuery({ ...callQuery(readOverdueResults), refetchInterval: ASK_AGAIN_MS });
  if (data === undefined || data.results.length === 0) return null;
  return <span className={styles.waiting}>{words.count(data.results.length)}</span>;
}

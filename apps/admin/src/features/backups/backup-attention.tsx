import { readBackupState } from '@phial/contract/calls/backups';
import { formatMoment } from '@phial/domain/moment-text';
import { Notice } from '@phial/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api-client/client.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './backup-attention.module.css';

/**
 * Backups that are overdue, failed, not set up or do not reach their destination, for administrators; while all is well,
 * when the last one was made.
 */
export function BackupAttention() {
  const { backups: words } = useMessages();
  const language = useLanguage();
  const { data } = useQuery(callQuery(readBackupState));
  if (data === undefined) return null;
  const { state, lastGoodAt, failedAt, walWaitingSince } = data;
  if (state === 'good' && failedAt === null && walWaitingSince === null) {
    return lastGoodAt && <p className={styles.good}>{words.good(formatMoment(lastGoodAt, language))}</p>;
  }
  return (
    <Notice tone="warning" title={words.title}>
      {state === 'not-configured' && <p>{words.notConfigured}</p>}
      {state === 'overdue' && (
        <p>{lastGoodAt === null ? words.never : words.overdue(formatMoment(lastGoodAt, language))}</p>
      )}
      {failedAt !== null && <p>{words.failed(formatMoment(failedAt, language))}</p>}
      {walWaitingSince !== null && <p>{words.walWaits(formatMoment(walWaitingSince, language))}</p>}
    </Notice>
  );
}

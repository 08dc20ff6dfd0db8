import type { ReportOutline } from '@phial/contract/report-content';
import { isWithdrawn, type ReportStatus } from '@phial/domain/report-status';
import { useMessages } from '../../../language/language.ts';
import styles from './marks.module.css';

/** How many results of a report are marked, the critical ones first. */
export function OutlineMarks({
  outline: { results, abnormal, critical, changed = 0 },
  status,
}: {
  outline: ReportOutline;
  status: ReportStatus;
}) {
  const words = useMessages().reports.list;
  // What a withdrawn report says of its results does not hold.
  if (isWithdrawn(status)) return <span className={styles.quiet}>{words.withdrawn}</span>;
  if (results === 0) return <span className={styles.quiet}>{words.noResults}</span>;
  const others = abnormal - critical;
  return (
    <span className={styles.marks}>
      {abnormal === 0 && <span className={styles.quiet}>{words.normal}</span>}
      {critical > 0 && (
        <span className={styles.mark} data-flag="critical">
          <span aria-hidden="true">◆◆</span>
          {words.critical(critical)}
        </span>
      )}
      {others > 0 && (
        <span className={styles.mark} data-flag="abnormal">
          <span aria-hidden="true">◆</span>
          {words.abnormal(others)}
        </span>
      )}
      {changed > 0 && (
        <span className={styles.mark} data-flag="changed">
          <span aria-hidden="true">≠</span>
          {words.changed(changed)}
        </span>
      )}
    </span>
  );
}

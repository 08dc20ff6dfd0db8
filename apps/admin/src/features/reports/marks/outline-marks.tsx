import type { ReportOutline } from '@phial/contract/report-content';
import { isWithdrawn, type ReportStatus } from '@phial/domain/report-status';
import { useMessages } from '../../../language/language.ts';
import { Mark } from './abnormal-mark.tsx';
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
      {critical > 0 && <Mark flag="critical" shape="◆◆" words={words.critical(critical)} />}
      {others > 0 && <Mark flag="abnormal" shape="◆" words={words.abnormal(others)} />}
      {changed > 0 && <Mark flag="changed" shape="≠" words={words.changed(changed)} />}
    </span>
  );
}

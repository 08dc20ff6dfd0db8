import type { ReportOutline } from '@phial/contract/report-content';
import { useMessages } from '../../../language/language.ts';
import styles from './marks.module.css';

/** How many results of a report are marked, the critical ones first. */
export function OutlineMarks({ outline: { results, abnormal, critical } }: { outline: ReportOutline }) {
  const words = useMessages().reports.list;
  if (results === 0) return <span className={styles.quiet}>{words.noResults}</span>;
  if (abnormal === 0) return <span className={styles.quiet}>{words.normal}</span>;
  const others = abnormal - critical;
  return (
    <span className={styles.marks}>
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
    </span>
  );
}

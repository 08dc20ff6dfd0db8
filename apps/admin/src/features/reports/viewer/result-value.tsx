import type { ReportResult } from '@phial/contract/reports/report-content';
import { abnormalFlagOf, codesBesideMark } from '@phial/domain/reports/observation-interpretation';
import { quantityText } from '@phial/domain/reports/result-text';
import { useMessages } from '../../../language/language.ts';
import { AbnormalMark } from '../marks/marks.tsx';
import styles from './result-table.module.css';

/** The value as the laboratory gave it, without its unit. */
export function ResultValueText({ value }: { value: ReportResult['value'] }) {
  const { absent, seeComponents } = useMessages().reports.report;
  switch (value.kind) {
    case 'quantity':
      return <span className={styles.number}>{quantityText(value)}</span>;
    case 'text':
      return value.text;
    case 'components':
      return <span className={styles.quiet}>{seeComponents}</span>;
    case 'absent':
      return <span className={styles.quiet}>{absent(value.reason)}</span>;
  }
}

/** How the laboratory marked a result: the mark, and what its codes say besides. */
export function ResultMark({ interpretations }: Pick<ReportResult, 'interpretations'>) {
  const words = useMessages().reports.interpretations;
  const flag = abnormalFlagOf(interpretations);
  const besides = codesBesideMark(interpretations);
  return (
    <>
      {flag !== undefined && <AbnormalMark flag={flag} />}
      {besides.length > 0 && (
        <span className={styles.besides}>{besides.map((code) => words[code]).join(' · ')}</span>
      )}
    </>
  );
}

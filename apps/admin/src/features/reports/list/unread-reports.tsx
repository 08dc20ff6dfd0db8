import { searchReports } from '@phial/contract/calls/reports';
import type { ReportSummary } from '@phial/contract/reports/report';
import { formatMoment } from '@phial/domain/moment-text';
import { Notice } from '@phial/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callQuery } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { reportTitle } from './report-title.ts';
import styles from './unread-reports.module.css';

/** Reports with critical results that the start page names; the list has them all. */
const MOST_NAMED = 5;

/**
 * The reports whose critical results are not yet acknowledged by name, how many reports are unread, and the way to
 * both.
 */
export function UnreadReports() {
  const words = useMessages().orders.home;
  const { data } = useQuery({
    ...callQuery(searchReports, { body: { critical: true, size: MOST_NAMED } }),
    staleTime: 0,
  });
  if (data === undefined) return null;
  return (
    <>
      {data.critical > 0 && (
        <Notice tone="error" title={words.critical(data.critical)} live="alert">
          <ul className={styles.reports}>
            {data.reports.map((report) => (
              <li key={report.reportId}>
                <CriticalReport report={report} />
              </li>
            ))}
          </ul>
          <Link to="/doctor/reports?critical=yes">{words.allCritical}</Link>
        </Notice>
      )}
      <Notice tone="info" title={data.unread > 0 ? words.unread(data.unread) : words.unreadNone}>
        {data.unread > 0 ? (
          <Link to="/doctor/reports?unread=yes">{words.unreadReports}</Link>
        ) : (
          <Link to="/doctor/reports">{words.allReports}</Link>
        )}
      </Notice>
    </>
  );
}

function CriticalReport({ report }: { report: ReportSummary }) {
  const { list } = useMessages().reports;
  const language = useLanguage();
  const { reportId, patientName, issuedAt, outline, unreadable } = report;
  return (
    <>
      <Link to={`/doctor/reports/${reportId}`} className={styles.title}>
        {patientName || (unreadable ? list.unreadable : list.erased)} · {reportTitle(report, language)}
      </Link>
      <span className={styles.facts}>
        <strong>
          <span aria-hidden="true">◆◆ </span>
          {list.critical(outline.critical)}
        </strong>{' '}
        <time dateTime={issuedAt}>{formatMoment(issuedAt, language)}</time>
      </span>
    </>
  );
}

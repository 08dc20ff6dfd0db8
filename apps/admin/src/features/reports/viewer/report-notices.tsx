import type { Report } from '@phial/contract/report';
import { isUnfinished, isWithdrawn, statusToShow } from '@phial/domain/report-status';
import { buttonClass } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../../../language/language.ts';

/** What the reader has to know before the results: an old version, unfinished, corrected or withdrawn. */
export function ReportNotices({ report }: { report: Report }) {
  const { report: words, statuses, statusHints } = useMessages().reports;
  const { state } = useLocation();
  const { version, currentVersion, readVersion, versions } = report;
  const current = versions.find((one) => one.version === currentVersion)?.status ?? report.status;
  const status = statusToShow(report.status, current);
  return (
    <>
      {version !== currentVersion && (
        <Notice tone="warning" title={words.earlier(version)}>
          <Link
            to={`/doctor/reports/${report.reportId}`}
            state={state}
            className={buttonClass({ size: 'small' })}
          >
            {words.toCurrent}
          </Link>
        </Notice>
      )}
      {version === currentVersion && readVersion !== null && readVersion !== currentVersion && (
        <Notice tone="warning" title={words.newVersion} />
      )}
      {statusHints[status] !== '' && (
        <Notice
          tone={isWithdrawn(status) ? 'error' : isUnfinished(status) ? 'info' : 'warning'}
          title={statuses[status]}
        >
          <p>{statusHints[status]}</p>
        </Notice>
      )}
    </>
  );
}

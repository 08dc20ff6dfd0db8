import { keyOf } from '@phial/browser/server-state/call-query';
import { readReport } from '@phial/contract/calls/reports';
import type { CurrentVersion } from '@phial/contract/reports/report-updates';
import { formatMoment } from '@phial/domain/moment-text';
import { isWithdrawn } from '@phial/domain/reports/report-status';
import { buttonClass } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './newer-version-notice.module.css';

/** Says, over a report that is open, that another version has come since, and leads to it. */
export function NewerVersionNotice({
  reportId,
  newer: { status, critical, issuedAt },
}: {
  reportId: string;
  newer: CurrentVersion;
}) {
  const { report: words, statuses } = useMessages().reports;
  const language = useLanguage();
  const client = useQueryClient();
  const { state } = useLocation();
  const isGrave = isWithdrawn(status) || critical > 0;
  const title = isWithdrawn(status)
    ? words.newerWithdrawn
    : critical > 0
      ? words.newerCritical(critical)
      : words.newer;
  const show = () => {
    // The heading stays; what has the focus now goes away.
    document.querySelector('h1')?.focus();
    void client.invalidateQueries({ queryKey: keyOf(readReport, { params: { id: reportId } }) });
  };
  return (
    <div className={styles.newer}>
      <Notice tone={isGrave ? 'error' : 'warning'} title={title} live="alert">
        <p>{[statuses[status], formatMoment(issuedAt, language)].join(' · ')}</p>
        <Link
          to={`/doctor/reports/${reportId}`}
          state={state}
          className={buttonClass({ variant: 'primary' })}
          onClick={show}
        >
          {words.toCurrent}
        </Link>
      </Notice>
    </div>
  );
}

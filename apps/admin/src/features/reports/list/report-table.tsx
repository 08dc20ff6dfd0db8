import type { ReportSummary } from '@phial/contract/reports/report';
import { formatMoment } from '@phial/domain/moment-text';
import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { PagedTable } from '../../../table/paged-table.tsx';
import { OutlineMarks, ReportStatusTag } from '../marks/marks.tsx';
import styles from './report-table.module.css';
import { reportTitle } from './report-title.ts';
import type { ListAddress, ReportSort } from './use-list-address.ts';

/** A page of reports as the server has sorted them; in a narrow window each is a card. */
export function ReportTable({
  reports,
  address: { sort, descending },
  onSort,
  onOpen,
}: {
  reports: readonly ReportSummary[];
  address: ListAddress;
  onSort: (sort: ReportSort, descending: boolean) => void;
  onOpen: (reportId: string) => void;
}) {
  const { list } = useMessages().reports;
  const { columns } = list;
  return (
    <PagedTable
      label={list.label}
      className={styles.reports}
      columns={[
        { head: columns.issued, sort: 'issued' },
        { head: columns.patient, sort: 'patient' },
        { head: columns.report },
        { head: columns.order, sort: 'order' },
        { head: columns.status, sort: 'status' },
        { head: columns.results },
      ]}
      sort={sort}
      descending={descending}
      // The newest first, everything else from its beginning.
      onSort={(column) => onSort(column, sort === column ? !descending : column === 'issued')}
    >
      {reports.map((report) => (
        <Row key={report.reportId} report={report} onOpen={onOpen} />
      ))}
    </PagedTable>
  );
}

/** Id of the link that opens a report. */
export function linkId(reportId: string): string {
  return `report-${reportId}`;
}

function Row({ report, onOpen }: { report: ReportSummary; onOpen: (reportId: string) => void }) {
  const { search } = useLocation();
  const language = useLanguage();
  const { list } = useMessages().reports;
  const { columns } = list;
  const title = reportTitle(report, language);
  const nameless = report.unreadable ? list.unreadable : list.erased;
  const isUrgent = report.acknowledgement?.acknowledgedAt === null;
  return (
    <tr data-unread={report.unread || undefined} data-urgent={isUrgent || undefined}>
      <td data-name={columns.issued}>
        <span className={styles.issued}>
          <time dateTime={report.issuedAt}>{formatMoment(report.issuedAt, language)}</time>
          {isUrgent && (
            <span className={styles.urgent}>
              <span aria-hidden="true">◆◆ </span>
              {list.urgent}
            </span>
          )}
          {report.acknowledgement !== undefined && !isUrgent && (
            <span className={styles.quiet}>{list.acknowledged}</span>
          )}
          {report.unread && <span className={styles.unread}>{list.unread}</span>}
        </span>
      </td>
      <td data-name={columns.patient}>
        {report.patientName || <span className={styles.quiet}>{nameless}</span>}
        <span className={styles.below}>{report.documentNumber}</span>
      </td>
      <td data-name={columns.report}>
        <Link
          id={linkId(report.reportId)}
          to={`/doctor/reports/${report.reportId}`}
          state={{ list: search }}
          onClick={() => onOpen(report.reportId)}
          className={styles.title}
          aria-label={list.open(title, report.patientName || nameless)}
        >
          {title}
        </Link>
        <span className={styles.below}>{report.reportNumber}</span>
      </td>
      <td data-name={columns.order} className={styles.code}>
        {report.orderNumber}
      </td>
      <td data-name={columns.status} className={styles.code}>
        <ReportStatusTag status={report.status} />
      </td>
      <td data-name={columns.results}>
        {report.unreadable && report.outline.title === '' ? (
          <span className={styles.quiet}>{list.unreadable}</span>
        ) : (
          <OutlineMarks outline={report.outline} status={report.status} />
        )}
      </td>
    </tr>
  );
}

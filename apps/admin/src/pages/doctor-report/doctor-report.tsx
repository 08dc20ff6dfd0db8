import { siteSettings } from '@phial/browser/site-settings';
import { CallError } from '@phial/client/call-error';
import { urlOf } from '@phial/client/request';
import { readReport, readReportPdf } from '@phial/contract/calls/reports';
import type { Report } from '@phial/contract/reports/report';
import type { TestCode } from '@phial/contract/reports/report-content';
import { toWireLanguage } from '@phial/domain/language';
import { Button, ButtonLink, buttonClass } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { callQuery } from '../../api-client/client.ts';
import { AcknowledgementNotice } from '../../features/reports/critical/acknowledgement-notice.tsx';
import { HistoryDialog } from '../../features/reports/history/history-dialog.tsx';
import { reportTitle } from '../../features/reports/list/report-title.ts';
import { TO_LIST, useListSearch } from '../../features/reports/list/use-list-return.ts';
import { NewerVersionNotice } from '../../features/reports/live/newer-version-notice.tsx';
import { useNewerVersion } from '../../features/reports/live/report-updates.ts';
import { ReadButton } from '../../features/reports/viewer/read-button.tsx';
import { ReportBody } from '../../features/reports/viewer/report-body.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';

/** One report of the doctor's patients, in the version the address names. */
export function DoctorReport() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const words = useMessages().reports;
  const version = readVersion(params.get('version'));
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(readReport, { params: { id }, query: { version } }),
    // Each opening is a call, which the server records in the audit log, and shows what holds now.
    staleTime: 0,
  });
  if (data !== undefined) return <Shown report={data} />;
  if (isUnknown(error)) {
    return (
      <Page title={words.report.notFound} actions={<BackLink />}>
        <Notice tone="info" title={words.report.notFoundHint} />
      </Page>
    );
  }
  if (error instanceof CallError && error.error === 'record-unreadable') {
    return (
      <Page title={words.report.unreadable} actions={<BackLink />}>
        <Notice tone="warning" title={words.list.unreadable}>
          <p>{words.report.unreadableHint}</p>
        </Notice>
      </Page>
    );
  }
  const failed = error !== null && !isFetching;
  return (
    // No way back while it loads: the report would replace it under the hand that presses it.
    <Page title={words.title} actions={failed ? <BackLink /> : undefined}>
      <Loading active={isFetching} label={words.report.loading} />
      {failed && (
        <TryAgain title={words.report.failed} hint={words.failedHint} onTryAgain={() => void refetch()} />
      )}
    </Page>
  );
}

function Shown({ report }: { report: Report }) {
  const { report: words } = useMessages().reports;
  const language = useLanguage();
  const newer = useNewerVersion(report);
  // The session's cookie opens it.
  const pdfAddress = urlOf(
    readReportPdf,
    {
      params: { id: report.reportId },
      query: { version: report.version, language: toWireLanguage(language) },
    },
    siteSettings().apiPrefix,
  );
  const title = reportTitle(report, language);
  const [test, setTest] = useState<TestCode>();
  return (
    <Page
      title={title}
      lead={
        <span role="status">
          {[
            report.reportNumber,
            // What the laboratory itself calls it, where that is not the heading.
            ...(title === report.content.title ? [] : [report.content.title]),
            report.unread ? words.isUnread : words.isRead,
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      }
      actions={
        <>
          <BackLink />
          <Link to={`/doctor/reports?patient=${report.patientId}`} className={buttonClass()}>
            <Icon name="person" size={20} />
            {words.allOfPatient}
          </Link>
          <Button icon={<Icon name="print" size={20} />} onClick={() => window.print()}>
            {words.print}
          </Button>
          <ButtonLink icon={<Icon name="download" size={20} />} href={pdfAddress} download>
            {words.pdf}
          </ButtonLink>
          {newer === undefined && <ReadButton report={report} />}
        </>
      }
    >
      {newer !== undefined && <NewerVersionNotice reportId={report.reportId} newer={newer} />}
      {newer === undefined && <AcknowledgementNotice report={report} />}
      <ReportBody report={report} onHistory={setTest} />
      <HistoryDialog reportId={report.reportId} test={test} onClose={() => setTest(undefined)} />
    </Page>
  );
}

function BackLink() {
  const { report: words } = useMessages().reports;
  const search = useListSearch();
  return (
    <Link
      to={`/doctor/reports${search}`}
      state={TO_LIST}
      className={buttonClass({ variant: 'quiet', flush: 'start' })}
    >
      <Icon name="arrow-left" size={20} />
      {words.back}
    </Link>
  );
}

function isUnknown(error: unknown): boolean {
  return error instanceof CallError && error.code === 404;
}

function readVersion(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

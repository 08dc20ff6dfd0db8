import type { Report } from '@phial/contract/reports/report';
import type { ReportChanges, ReportContent, TestCode } from '@phial/contract/reports/report-content';
import { formatDate, formatMoment } from '@phial/domain/moment-text';
import { abnormalFlagOf } from '@phial/domain/reports/observation-interpretation';
import { isUnfinished, isWithdrawn, statusToShow } from '@phial/domain/reports/report-status';
import { buttonClass } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { ReportStatusTag } from '../marks/marks.tsx';
import { keyed } from './keyed.ts';
import styles from './report-body.module.css';
import { ReportDocuments } from './report-documents.tsx';
import { RemovedResults, type ResultChange } from './result-change.tsx';
import { ResultTable } from './result-table.tsx';
import { VersionList } from './version-list.tsx';

/** A report as it is read and printed. */
export function ReportBody({ report, onHistory }: { report: Report; onHistory: (test: TestCode) => void }) {
  const { report: words } = useMessages().reports;
  const { content, patient, changes } = report;
  const { results, abnormal } = resultCount(content);
  const isErased = patient.name === '' && content.title === '';
  return (
    <div className={styles.body}>
      <ReportNotices report={report} />
      <ReportFacts report={report} />
      {isErased && <Notice tone="info" title={words.erased} />}
      <section aria-label={words.results}>
        <h2 className={styles.heading}>{words.results}</h2>
        {results === 0 ? (
          !isErased && content.attachments === undefined && <p>{words.noResults}</p>
        ) : (
          <>
            {changes !== undefined && countChanged(changes) > 0 && (
              <p className={styles.gist}>{words.changedSince(countChanged(changes), changes.since)}</p>
            )}
            {!isWithdrawn(report.status) && <p className={styles.gist}>{words.marked(abnormal, results)}</p>}
            {keyed(content.groups, ({ name }) => name).map(({ key, item }, index) => (
              <ResultTable
                key={key}
                group={item}
                isOnly={content.groups.length === 1}
                changes={changesOfGroup(report, index)}
                onHistory={onHistory}
              />
            ))}
          </>
        )}
        {changes !== undefined && <RemovedResults removed={changes.removed} />}
      </section>
      {content.conclusion !== '' && (
        <section className={styles.conclusion} aria-label={words.conclusion}>
          <h2 className={styles.heading}>{words.conclusion}</h2>
          <p>{content.conclusion}</p>
        </section>
      )}
      <ReportDocuments report={report} />
      <VersionList report={report} />
    </div>
  );
}

/** What is another in one group of a report, by the index of its results. */
function changesOfGroup({ changes }: Report, group: number): ReadonlyMap<number, ResultChange> {
  const here = changes?.results.filter((change) => change.group === group) ?? [];
  return new Map(here.map((change) => [change.result, change]));
}

/** How many results of an earlier version no longer hold as they were. */
function countChanged({ results, removed }: ReportChanges): number {
  return results.filter(({ kind }) => kind === 'changed').length + removed.length;
}

/** How many results there are, and how many the laboratory has marked. */
function resultCount({ groups }: ReportContent): { results: number; abnormal: number } {
  const all = groups.flatMap((group) => group.results);
  const flags = all.map((result) => abnormalFlagOf(result.interpretations));
  const results = all.filter(({ value }) => value.kind !== 'components').length;
  return { results, abnormal: flags.filter((flag) => flag !== undefined).length };
}

/** What the reader has to know before the results: an old version, unfinished, corrected or withdrawn. */
function ReportNotices({ report }: { report: Report }) {
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

/** Whose report it is, and which. */
function ReportFacts({ report }: { report: Report }) {
  const { report: words, list } = useMessages().reports;
  const language = useLanguage();
  const { patient, content } = report;
  const person = [patient.name, patient.englishName].filter(Boolean).join(' · ');
  return (
    <dl className={styles.facts}>
      <Fact term={words.patient}>
        <strong>{person || (report.unreadable ? list.unreadable : list.erased)}</strong>
      </Fact>
      {patient.birthday !== '' && <Fact term={words.born}>{formatDate(patient.birthday, language)}</Fact>}
      {patient.sex !== '' && <Fact term={words.sex}>{words.sexes[patient.sex]}</Fact>}
      {report.documentNumber !== '' && <Fact term={words.document}>{report.documentNumber}</Fact>}
      <Fact term={words.status}>
        <ReportStatusTag status={report.status} />
      </Fact>
      <Fact term={words.issued}>{formatMoment(report.issuedAt, language)}</Fact>
      {content.effectiveAt !== null && (
        <Fact term={words.collected}>{formatMoment(content.effectiveAt, language)}</Fact>
      )}
      <Fact term={words.order}>{report.orderNumber}</Fact>
      <Fact term={words.number}>{report.reportNumber}</Fact>
      {content.performers.length > 0 && <Fact term={words.performers}>{content.performers.join(', ')}</Fact>}
      {content.interpreters.length > 0 && (
        <Fact term={words.interpreters}>{content.interpreters.join(', ')}</Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

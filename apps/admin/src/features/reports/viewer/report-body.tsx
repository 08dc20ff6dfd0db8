import type { Report } from '@phial/contract/report';
import type { ReportChanges, ReportContent, TestCode } from '@phial/contract/report-content';
import { abnormalFlagOf } from '@phial/domain/observation-interpretation';
import { isWithdrawn } from '@phial/domain/report-status';
import { Notice } from '@phial/ui/notice/notice';
import { useMessages } from '../../../language/language.ts';
import { keyed } from './keyed.ts';
import styles from './report-body.module.css';
import { ReportFacts } from './report-facts.tsx';
import { ReportNotices } from './report-notices.tsx';
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
          !isErased && <p>{words.noResults}</p>
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
  const flags = groups.flatMap(({ results }) =>
    results.map((result) => abnormalFlagOf(result.interpretations)),
  );
  return { results: flags.length, abnormal: flags.filter((flag) => flag !== undefined).length };
}

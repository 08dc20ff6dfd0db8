import type { ReportResult, ResultGroup, TestCode } from '@phial/contract/reports/report-content';
import { abnormalFlagOf } from '@phial/domain/reports/observation-interpretation';
import { rangeText } from '@phial/domain/reports/result-text';
import { Button } from '@phial/ui/button/button';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useMessages } from '../../../language/language.ts';
import { keyed } from './keyed.ts';
import { type ResultChange, ResultChangeText } from './result-change.tsx';
import styles from './result-table.module.css';
import { ResultMark, ResultValueText } from './result-value.tsx';

/** The results of one group, each a row: what was measured, how it is marked, what is usual. */
export function ResultTable({
  group: { name, results, comments },
  isOnly,
  changes,
  onHistory,
}: {
  group: ResultGroup;
  /** Then a group without a name needs no heading either. */
  isOnly: boolean;
  /** What is another than in the version before, by the index of the result. */
  changes: ReadonlyMap<number, ResultChange>;
  onHistory: (test: TestCode) => void;
}) {
  const { report } = useMessages().reports;
  const { columns } = report;
  const heading = name || (isOnly ? '' : report.otherResults);
  return (
    <section className={styles.group}>
      {heading !== '' && <h3 className={styles.name}>{heading}</h3>}
      <table className={styles.results} aria-label={heading || report.results}>
        <thead>
          <tr>
            <th scope="col">{columns.test}</th>
            <th scope="col">{columns.value}</th>
            <th scope="col">{columns.unit}</th>
            <th scope="col">{columns.mark}</th>
            <th scope="col">{columns.range}</th>
            <th scope="col" data-print="hide">
              {columns.history}
            </th>
          </tr>
        </thead>
        <tbody>
          {keyed(results, ({ test }) => test.code).map(({ key, item }, index) => (
            <Row
              key={key}
              result={item}
              whole={results.slice(0, index).findLast(({ component }) => component === undefined)?.test.name}
              change={changes.get(index)}
              onHistory={onHistory}
            />
          ))}
        </tbody>
      </table>
      {comments.map((comment) => (
        <p key={comment} className={styles.comment}>
          {comment}
        </p>
      ))}
    </section>
  );
}

function Row({
  result,
  whole,
  change,
  onHistory,
}: {
  result: ReportResult;
  /** Name of the nearest result before it that is no component. */
  whole: string | undefined;
  change: ResultChange | undefined;
  onHistory: (test: TestCode) => void;
}) {
  const { report } = useMessages().reports;
  const { columns, resultStatuses } = report;
  const { test, value, status, interpretations, ranges, comments, component } = result;
  const unit = value.kind === 'quantity' ? value.unit : '';
  const usual = ranges.map((range) => rangeText(range, unit)).filter(Boolean);
  return (
    <tr data-flag={abnormalFlagOf(interpretations)} data-component={component}>
      <th scope="row">
        {test.name}
        {component && whole !== undefined && <VisuallyHidden>, {report.componentOf(whole)}</VisuallyHidden>}
        {change !== undefined && <ResultChangeText change={change} />}
        {status !== 'final' && !component && <span className={styles.below}>{resultStatuses[status]}</span>}
        {comments.map((comment) => (
          <span key={comment} className={styles.below}>
            {comment}
          </span>
        ))}
      </th>
      <td data-name={columns.value} className={styles.value}>
        <ResultValueText value={value} />
      </td>
      <td data-name={columns.unit}>{unit}</td>
      <td data-name={columns.mark}>
        <ResultMark interpretations={interpretations} />
      </td>
      <td data-name={columns.range}>
        {usual.length === 0 && value.kind === 'components' ? null : usual.length === 0 ? (
          <span className={styles.quiet}>{report.noRange}</span>
        ) : (
          usual.map((text) => (
            <span key={text} className={styles.range}>
              {text}
            </span>
          ))
        )}
      </td>
      <td data-print="hide">
        {value.kind !== 'components' && (
          <Button
            size="small"
            variant="quiet"
            className={styles.history}
            aria-label={report.showHistory(test.name)}
            onClick={() => onHistory(test)}
          >
            {columns.history}
          </Button>
        )}
      </td>
    </tr>
  );
}

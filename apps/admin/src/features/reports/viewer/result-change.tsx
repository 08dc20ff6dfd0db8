import type { ReportChanges, ReportResult } from '@phial/contract/reports/report-content';
import { abnormalFlagOf } from '@phial/domain/reports/observation-interpretation';
import { quantityText, rangeText } from '@phial/domain/reports/result-text';
import { useMessages } from '../../../language/language.ts';
import { keyed } from './keyed.ts';
import styles from './result-table.module.css';

/** What was said of one result before. */
export type ResultChange = ReportChanges['results'][number];

/** That a result is another one than in the version before, in a word and a shape, and what it was. */
export function ResultChangeText({ change }: { change: ResultChange }) {
  const { report: words } = useMessages().reports;
  const former = useFormerText(change.former);
  return (
    <span className={styles.change} data-kind={change.kind}>
      <span aria-hidden="true">{change.kind === 'changed' ? '≠' : '+'}</span>
      <span>{former === undefined ? words.added : words.changed(former)}</span>
    </span>
  );
}

/** The results that the version before had and this one has no longer. */
export function RemovedResults({ removed }: { removed: readonly ReportResult[] }) {
  const { report: words } = useMessages().reports;
  if (removed.length === 0) return null;
  return (
    <section aria-label={words.removed}>
      <h3 className={styles.name}>{words.removed}</h3>
      <ul>
        {keyed(removed, ({ test }) => test.code).map(({ key, item }) => (
          <Removed key={key} result={item} />
        ))}
      </ul>
    </section>
  );
}

function Removed({ result }: { result: ReportResult }) {
  const former = useFormerText(result);
  return (
    <li>
      <span aria-hidden="true">− </span>
      {result.test.name}: <s>{former}</s>
    </li>
  );
}

/** A result in a line: its value, its mark and its range. */
function useFormerText(former: ReportResult | null): string | undefined {
  const { flags, report: words } = useMessages().reports;
  if (former === null) return undefined;
  const { value, interpretations, ranges } = former;
  const unit = value.kind === 'quantity' ? value.unit : '';
  const flag = abnormalFlagOf(interpretations);
  const text =
    value.kind === 'quantity'
      ? `${quantityText(value)} ${unit}`.trim()
      : value.kind === 'text'
        ? value.text
        : value.kind === 'components'
          ? words.seeComponents
          : words.absent(value.reason);
  const range = ranges.map((one) => rangeText(one, unit)).find((one) => one !== '');
  return [text, ...(flag === undefined ? [] : [flags[flag]]), ...(range === undefined ? [] : [range])].join(
    ' · ',
  );
}

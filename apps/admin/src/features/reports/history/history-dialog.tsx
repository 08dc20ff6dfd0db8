import { readResultHistory } from '@phial/contract/calls/reports';
import type { TestCode } from '@phial/contract/reports/report-content';
import { formatMoment } from '@phial/domain/moment-text';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Loading } from '@phial/ui/loading/loading';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { TryAgain } from '../../../shell/try-again.tsx';
import { AbnormalMark } from '../marks/marks.tsx';
import { keyed } from '../viewer/keyed.ts';
import { ResultValueText } from '../viewer/result-value.tsx';
import styles from './history.module.css';
import { HistoryChart } from './history-chart.tsx';
import { drawnPoints, type HistoryPoint, usualRange } from './history-points.ts';

/** The results of one test of the patient of a report, drawn and listed. */
export function HistoryDialog({
  reportId,
  test,
  onClose,
}: {
  reportId: string;
  /** Undefined while it is closed. */
  test: TestCode | undefined;
  onClose: () => void;
}) {
  const { history } = useMessages().reports;
  return (
    <Dialog
      open={test !== undefined}
      size="large"
      title={history.title(test?.name ?? '')}
      closeLabel={history.close}
      onClose={onClose}
    >
      {test !== undefined && <History reportId={reportId} test={test} />}
    </Dialog>
  );
}

function History({ reportId, test }: { reportId: string; test: TestCode }) {
  const { history } = useMessages().reports;
  const { data, isError, isFetching, refetch } = useQuery(
    callQuery(readResultHistory, { params: { id: reportId }, body: test }),
  );
  if (data === undefined) {
    return isError && !isFetching ? (
      <TryAgain title={history.failed} onTryAgain={() => void refetch()} />
    ) : (
      <Loading active label={history.loading} />
    );
  }
  const { points } = data;
  const drawn = drawnPoints(points);
  return (
    <div className={styles.history}>
      {points.length === 1 && <p>{history.onlyOne}</p>}
      {drawn.length > 1 && (
        <figure className={styles.figure}>
          <HistoryChart label={history.chart(test.name, drawn.length)} points={drawn} />
          {usualRange(drawn) !== undefined && (
            <figcaption>
              <span className={styles.swatch} aria-hidden="true" />
              {history.range}
            </figcaption>
          )}
        </figure>
      )}
      {drawn.length > 1 && drawn.some(({ isBeyond }) => isBeyond) && <p>{history.beyond}</p>}
      {points.length > 1 && drawn.length < points.length && (
        <p>{drawn.length > 1 ? history.notDrawn : history.nothingDrawn}</p>
      )}
      <HistoryTable points={points} label={history.title(test.name)} />
    </div>
  );
}

function HistoryTable({ points, label }: { points: readonly HistoryPoint[]; label: string }) {
  const { history, statuses, report } = useMessages().reports;
  const language = useLanguage();
  const { columns } = history;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{columns.at}</th>
          <th scope="col">{columns.value}</th>
          <th scope="col">{columns.mark}</th>
          <th scope="col">{columns.report}</th>
        </tr>
      </thead>
      <tbody>
        {keyed(points, ({ reportId }) => reportId)
          .toReversed()
          .map(({ key, item: { result, flag, ...point } }) => (
            <tr key={key}>
              <th scope="row">
                {point.collectedAt === null
                  ? history.issued(formatMoment(point.issuedAt, language))
                  : formatMoment(point.collectedAt, language)}
              </th>
              <td>
                <ResultValueText value={result.value} />{' '}
                {result.value.kind === 'quantity' && result.value.unit}
                {result.status !== 'final' && (
                  <span className={styles.quiet}> {report.resultStatuses[result.status]}</span>
                )}
              </td>
              <td>{flag !== null && <AbnormalMark flag={flag} />}</td>
              <td>
                {point.reportNumber} <span className={styles.quiet}>{statuses[point.reportStatus]}</span>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

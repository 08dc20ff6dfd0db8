import type { OverdueResult } from '@phial/contract/reports/critical-result';
import { formatMoment } from '@phial/domain/moment-text';
import { phoneNumber } from '@phial/domain/phone-number';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Tag } from '@phial/ui/tag/tag';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { PlainTable } from '../../../table/plain-table.tsx';

/** Whom to telephone, where, how long it waits, and who has telephoned; the longest waiting first. */
export function OverdueTable({
  results,
  busy,
  onCalled,
}: {
  results: readonly OverdueResult[];
  /** The report whose call is being recorded. */
  busy: string | undefined;
  onCalled: (result: OverdueResult) => void;
}) {
  const words = useMessages().criticalResults;
  const language = useLanguage();
  return (
    <PlainTable
      label={words.label}
      rows={results}
      rowId={({ reportId }) => reportId}
      columns={[
        {
          id: 'doctor',
          head: words.doctor,
          cell: ({ doctorName, practice }) => (
            <>
              <b>{doctorName}</b>
              <div className="fine-print">{practice}</div>
            </>
          ),
        },
        {
          id: 'telephone',
          head: words.telephone,
          cell: ({ telephone }) =>
            telephone === '' ? words.noTelephone : <a href={phoneNumber(telephone).link}>{telephone}</a>,
        },
        {
          id: 'report',
          head: words.report,
          cell: ({ orderNumber, reportNumber }) => (
            <>
              {orderNumber}
              <div className="fine-print">{reportNumber}</div>
            </>
          ),
        },
        { id: 'waiting', head: words.waiting, cell: (result) => <Waiting result={result} /> },
        { id: 'email', head: words.email, cell: ({ email }) => <Email email={email} /> },
        {
          id: 'calls',
          head: words.calls,
          cell: (result) => (
            <>
              {result.calls.length === 0
                ? words.noCalls
                : result.calls.map(({ calledAt, calledBy }) => (
                    <div key={calledAt}>{words.call(calledBy, formatMoment(calledAt, language))}</div>
                  ))}
              <div>
                <Button
                  size="small"
                  icon={<Icon name="phone" size={16} />}
                  busy={busy === result.reportId}
                  aria-label={words.recordOf(result.doctorName, result.orderNumber)}
                  onClick={() => onCalled(result)}
                >
                  {words.record}
                </Button>
              </div>
            </>
          ),
        },
      ]}
    />
  );
}

function Waiting({ result: { minutesWaiting, filedAt } }: { result: OverdueResult }) {
  const words = useMessages().criticalResults;
  const language = useLanguage();
  const hours = Math.floor(minutesWaiting / 60);
  return (
    <>
      <b>{hours === 0 ? words.minutes(minutesWaiting) : words.hours(hours, minutesWaiting % 60)}</b>
      <div className="fine-print">{formatMoment(filedAt, language)}</div>
    </>
  );
}

/** Whether the doctor was sent word, and when or why not. */
function Email({ email: { outcome, sentAt } }: Pick<OverdueResult, 'email'>) {
  const { emailStates, emailReasons } = useMessages().criticalResults;
  const language = useLanguage();
  const isOnItsWay = outcome === 'sent' || outcome === 'queued';
  return (
    <>
      <Tag tone={isOnItsWay ? 'mint' : 'warning'}>{emailStates[outcome]}</Tag>
      <div className="fine-print">
        {isOnItsWay ? sentAt && formatMoment(sentAt, language) : emailReasons[outcome]}
      </div>
    </>
  );
}

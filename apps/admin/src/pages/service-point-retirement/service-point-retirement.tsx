import { notify } from '@phial/browser/notices/notices';
import { CallError, refusalData } from '@phial/client/call-error';
import { readSchedule } from '@phial/contract/calls/schedule';
import { deleteServicePoint } from '@phial/contract/calls/staff-service-points';
import type { ServicePointUse } from '@phial/contract/content/editing-service-point';
import type { Schedule } from '@phial/contract/schedule/schedule';
import type { ScheduleChange } from '@phial/contract/schedule/schedule-change';
import { formatDate } from '@phial/domain/moment-text';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { callQuery, notifyCallError, send } from '../../api-client/client.ts';
import { useServicePoint, useServicePointUse } from '../../features/editing/queries.ts';
import { RetirementForm } from '../../features/schedule/retirement/retirement-form.tsx';
import { ChangeReview } from '../../features/schedule/review/change-review.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import { ConfirmButton } from '../../shell/confirm-button.tsx';
import { FocusedNotice } from '../../shell/focused-notice.tsx';
import { Page } from '../../shell/page.tsx';
import { Step } from '../../shell/step.tsx';
import { TryAgain } from '../../shell/try-again.tsx';

/** `/service-points/:id/retirement`: a service point retires, opens again or is deleted. */
export function ServicePointRetirement() {
  const { retirement: words, shell, editing } = useMessages();
  const language = useLanguage();
  const { id = '' } = useParams();
  const point = useServicePoint(id);
  const use = useServicePointUse(id);
  const schedule = useQuery({ ...callQuery(readSchedule), refetchOnWindowFocus: false });
  const queries = [point, use, schedule];
  const name = point.data?.body.name[language] ?? '';
  return (
    <Page
      title={name === '' ? words.link : words.title(name)}
      lead={
        <>
          {words.lead}{' '}
          <Link to={`/service-points/${encodeURIComponent(id)}`}>
            {editing.editor.back(name || editing.servicePoints)}
          </Link>
        </>
      }
    >
      <Loading active={queries.some(({ isPending }) => isPending)} label={shell.page.loading} />
      {queries.some(({ isError }) => isError) && (
        <TryAgain
          title={shell.page.failed}
          onTryAgain={() => {
            for (const { refetch } of queries) void refetch();
          }}
        />
      )}
      {use.data && schedule.data && name !== '' && (
        <Retirement
          id={id}
          name={name}
          use={use.data}
          schedule={schedule.data}
          onChanged={() => void use.refetch()}
        />
      )}
    </Page>
  );
}

function Retirement({
  id,
  name,
  use,
  schedule,
  onChanged,
}: {
  id: string;
  name: string;
  use: ServicePointUse;
  schedule: Schedule;
  onChanged: () => void;
}) {
  const { retirement: words } = useMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const { version, retiredFrom, hasHistory } = use;
  const [change, setChange] = useState<ScheduleChange & { kind: 'retirement' }>();
  const [isOvertaken, setOvertaken] = useState(false);
  const removing = useMutation({
    mutationFn: () => send(deleteServicePoint, { params: { id }, body: { version }, ownMessage: true }),
    onSuccess: () => {
      notify({ tone: 'success', text: words.removed(name) });
      void navigate('/service-points');
    },
    onError: (error) => {
      onChanged();
      if (!(error instanceof CallError)) return;
      const named = refusalData(deleteServicePoint, error, 'service-point-named');
      if (named === undefined) return notifyCallError(error);
      const centres = named.centres.map((centre) => centre[language]).join(language === 'en' ? ', ' : '、');
      notify({ tone: 'error', text: words.removeNamed(centres) });
    },
  });

  if (change !== undefined) {
    return (
      <ChangeReview
        change={change}
        schedule={schedule}
        summary={
          change.from === null
            ? words.summaryReopen(name)
            : words.summary(name, formatDate(change.from, language))
        }
        onBack={() => setChange(undefined)}
        onConflict={() => {
          setChange(undefined);
          setOvertaken(true);
          onChanged();
        }}
        done={words.done}
        onDone={() => {
          setChange(undefined);
          setOvertaken(false);
          onChanged();
        }}
      />
    );
  }
  return (
    <>
      {isOvertaken && <FocusedNotice tone="warning" title={words.conflict} />}
      <Notice
        tone={retiredFrom === null ? 'info' : 'warning'}
        title={retiredFrom === null ? words.open : words.retired(formatDate(retiredFrom, language))}
      >
        <p>
          {use.lastBooked === null
            ? words.noUpcoming
            : words.upcoming(use.upcoming, formatDate(use.lastBooked, language))}
        </p>
      </Notice>
      <Step id="retirement" title={words.retireTitle}>
        <RetirementForm
          key={version}
          use={use}
          today={schedule.today}
          onReview={(from) => setChange({ kind: 'retirement', servPtId: id, version, from })}
        />
      </Step>
      <Step id="removal" title={words.removeTitle}>
        <p>{hasHistory ? words.removeUsed : words.removeHint}</p>
        {!hasHistory && (
          <ButtonRow>
            <ConfirmButton
              label={words.remove}
              title={words.removeQuestion(name)}
              text={words.removeText}
              keep={words.cancel}
              isBusy={removing.isPending}
              onConfirm={() => removing.mutate()}
            />
          </ButtonRow>
        )}
      </Step>
    </>
  );
}

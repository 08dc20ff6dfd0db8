import { readClosures, readSchedule } from '@phial/contract/calls/schedule';
import type { Closure, Schedule } from '@phial/contract/schedule/schedule';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Loading } from '@phial/ui/loading/loading';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callQuery } from '../../api-client/client.ts';
import { type ClosureDraft, draftOf, newDraft } from '../../features/schedule/closures/closure-draft.ts';
import { ClosureStep } from '../../features/schedule/closures/closure-step.tsx';
import { ClosuresTable } from '../../features/schedule/closures/closures-table.tsx';
import { HolidaysStep } from '../../features/schedule/closures/holidays-step.tsx';
import { YearCalendar } from '../../features/schedule/closures/year-calendar.tsx';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';
import styles from './closures.module.css';

/** What stands on the page instead of the year. */
type Step = { at: 'closure'; start: ClosureDraft; opened: Closure | undefined } | { at: 'holidays' };

/** Closures and public holidays, for managers. */
export function Closures() {
  const { closures: words, loading, failed } = useMessages().schedule;
  const schedule = useQuery({
    ...callQuery(readSchedule),
    refetchOnWindowFocus: false,
  });
  const [step, setStep] = useState<Step>();
  const today = schedule.data?.today;
  const begin = (reason: string) => {
    if (today !== undefined) setStep({ at: 'closure', start: newDraft(today, reason), opened: undefined });
  };
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        step === undefined &&
        today !== undefined && (
          <>
            <Button
              variant="danger"
              icon={<Icon name="warning" size={20} />}
              onClick={() => begin('typhoon')}
            >
              {words.today}
            </Button>
            <Button onClick={() => setStep({ at: 'holidays' })}>{words.holidays}</Button>
            <Button
              variant="primary"
              icon={<Icon name="plus" size={20} />}
              onClick={() => begin('maintenance')}
            >
              {words.add}
            </Button>
          </>
        )
      }
    >
      {schedule.isPending && <Loading active label={loading} />}
      {schedule.isError && <TryAgain title={failed} onTryAgain={() => void schedule.refetch()} />}
      {schedule.data !== undefined && <Year schedule={schedule.data} step={step} onStep={setStep} />}
    </Page>
  );
}

function Year({
  schedule,
  step,
  onStep,
}: {
  schedule: Schedule;
  step: Step | undefined;
  onStep: (step: Step | undefined) => void;
}) {
  const { closures: words, loading, failed } = useMessages().schedule;
  const { points, today } = schedule;
  const [params, setParams] = useSearchParams();
  const asked = params.get('year') ?? '';
  const year = /^20\d\d$/.test(asked) ? asked : today.slice(0, 4);
  const closures = useQuery(callQuery(readClosures, { query: { year } }));
  const next = (years: number) => String(Number(year) + years);
  const go = (to: string) => setParams({ year: to }, { replace: true, preventScrollReset: true });
  if (step !== undefined) {
    const leave = () => onStep(undefined);
    const shared = { schedule, onDone: leave, onCancel: leave };
    return step.at === 'holidays' ? (
      <HolidaysStep {...shared} year={year} />
    ) : (
      <ClosureStep {...shared} start={step.start} opened={step.opened} />
    );
  }
  return (
    <>
      <div className={styles.years}>
        <Button size="small" aria-label={words.earlier(next(-1))} onClick={() => go(next(-1))}>
          <Icon name="chevron-left" size={20} />
        </Button>
        <h2 aria-live="polite">{year}</h2>
        <Button size="small" aria-label={words.later(next(1))} onClick={() => go(next(1))}>
          <Icon name="chevron-right" size={20} />
        </Button>
      </div>
      {closures.isPending && <Loading active label={loading} />}
      {closures.isError && <TryAgain title={failed} onTryAgain={() => void closures.refetch()} />}
      {closures.data !== undefined && (
        <>
          <YearCalendar year={year} today={today} closures={closures.data.closures} />
          <ClosuresTable
            closures={closures.data.closures}
            points={points}
            onOpen={(opened) => onStep({ at: 'closure', start: draftOf(opened), opened })}
          />
        </>
      )}
    </>
  );
}

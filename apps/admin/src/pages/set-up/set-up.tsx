import { Loading } from '@phial/ui/loading/loading';
import { OpeningPanel } from '../../features/set-up/opening-panel.tsx';
import styles from '../../features/set-up/set-up.module.css';
import { StepCard } from '../../features/set-up/step-card.tsx';
import { stateOf } from '../../features/set-up/steps.ts';
import { useKnownBookingState, useMark, useSetUp } from '../../features/set-up/use-set-up.ts';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';

/** `/set-up`: from an empty database to a laboratory that is open for booking, step by step. */
export function SetUp() {
  const words = useMessages().setUp;
  const { data, isFetchedAfterMount, isError, refetch } = useSetUp();
  const mark = useMark();
  const isNew = useKnownBookingState() === 'soon';
  // What was known before the last step was done would move under the pointer as the answer arrives.
  const isLoading = !isFetchedAfterMount;
  const complete = data?.steps.filter((step) => stateOf(step) !== 'needed').length ?? 0;
  return (
    <Page title={isNew ? words.begin : words.title} lead={words.lead}>
      <Loading active={isLoading} label={words.loading} />
      {isError && data === undefined && <TryAgain title={words.failed} onTryAgain={() => void refetch()} />}
      {data && !isLoading && (
        <>
          <OpeningPanel booking={data.booking} />
          <p>{words.ready(complete, data.steps.length)}</p>
          <ol className={styles.steps}>
            {data.steps.map((step) => (
              <StepCard
                key={step.step}
                step={step}
                onMark={(said) => mark.mutate({ step: step.step, mark: said })}
              />
            ))}
          </ol>
        </>
      )}
    </Page>
  );
}

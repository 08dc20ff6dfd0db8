import { readSampleState } from '@phial/contract/calls/sample';
import { Loading } from '@phial/ui/loading/loading';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api-client/client.ts';
import { RemoveSample } from '../../features/sample/remove-sample.tsx';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';

/** Removing the sample, for administrators. */
export function Sample() {
  const words = useMessages().sample.removal;
  const { data, isError, isFetching, refetch } = useQuery(callQuery(readSampleState, { ownMessage: true }));
  return (
    <Page title={words.title} lead={words.lead}>
      <Loading active={data === undefined && isFetching} label={words.loading} />
      {isError && !isFetching && (
        <TryAgain title={words.failed} hint={words.failedHint} onTryAgain={() => void refetch()} />
      )}
      {data !== undefined && <RemoveSample state={data} />}
    </Page>
  );
}

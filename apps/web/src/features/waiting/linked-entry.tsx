import { CallError } from '@phial/client/call-error';
import type { WaitingEntry } from '@phial/contract/booking/waiting';
import { readWaiting } from '@phial/contract/calls/waiting';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Card } from '@phial/ui/card/card';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { Heading } from '@phial/ui/phrases/phrases';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import { HOME, writeAddress } from '../booking/journey.ts';
import { Screen } from '../booking/landing/screen.tsx';
import { Entry } from './entry.tsx';

/** How often an entry is asked for while the page shows: an offer comes within a second and ends within minutes. */
const EVERY_MS = 15_000;

/** After joining: a suiting place that is free already is offered within a second. */
const SOON_MS = 2_000;

/** Why there is no entry to show. */
export function NoEntry() {
  const words = useMessages('furtherBooking').waitingList;
  const page = usePage();
  return (
    <Screen>
      <Card padding="large">
        <Heading level={1} className="text-2xl">
          {words.wrongTitle}
        </Heading>
        <p>{words.wrong}</p>
        <ButtonRow>
          <Button variant="primary" onClick={() => page.open(writeAddress(HOME))}>
            {words.bookNow}
          </Button>
        </ButtonRow>
      </Card>
    </Screen>
  );
}

/** Reads the entry of a link again and again, and shows it or why it cannot be shown. */
export function LinkedEntry({ link }: { link: string }) {
  const words = useMessages('furtherBooking').waitingList;
  const client = useQueryClient();
  const query = callQuery(readWaiting, { body: { link }, timeLimit: 'short', repeatSubmit: false });
  const {
    data: entry,
    error,
    refetch,
  } = useQuery({
    ...query,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (data?.state === 'TAKEN' || data?.state === 'ENDED') return false;
      return dataUpdateCount > 1 ? EVERY_MS : SOON_MS;
    },
  });
  const show = (now: WaitingEntry) => client.setQueryData(query.queryKey, now);

  if (error instanceof CallError && error.error === 'waiting-link') return <NoEntry />;
  if (entry === undefined)
    return (
      <Screen>
        <Heading level={1}>{words.title}</Heading>
        <Loading active={error === null} label={words.loading} />
        {error && (
          <Notice tone="error" title={words.failedTitle}>
            <p>{words.failed}</p>
            <ButtonRow>
              <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
            </ButtonRow>
          </Notice>
        )}
      </Screen>
    );
  return <Entry entry={entry} onNews={show} onStale={() => void refetch()} />;
}

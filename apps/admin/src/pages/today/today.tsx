import { published } from '@phial/browser/published/published-document';
import { readDeskSummary } from '@phial/contract/calls/desk';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigationType } from 'react-router';
import { callQuery } from '../../api-client/client.ts';
import { BackupAttention } from '../../features/backups/backup-attention.tsx';
import { useDayAddress } from '../../features/desk/day/day-address.ts';
import { SampleNotice } from '../../features/sample/sample-notice.tsx';
import { useMessages } from '../../language/language.ts';
import { useAccount } from '../../session/session.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';
import { DeskOfPoint } from './desk-of-point.tsx';

/** How often the bookings of the other service points are counted again, in milliseconds. */
const COUNT_AGAIN_MS = 30_000;

/** The day of a service point at the counter; an administrator who arrives before the first opening begins with the set-up. */
export function Today() {
  const { role } = useAccount();
  const arrived = useNavigationType();
  const { search } = useLocation();
  if (role === 'administrator' && published().booking === 'soon' && arrived === 'POP' && search === '') {
    return <Navigate to="/set-up" replace />;
  }
  return <TodayAtPoint />;
}

function TodayAtPoint() {
  const words = useMessages().desk;
  const { address, go } = useDayAddress();
  const { data, isError, isFetching, refetch } = useQuery({
    ...callQuery(readDeskSummary, { query: { day: address.day } }),
    placeholderData: (before) => before,
    refetchInterval: COUNT_AGAIN_MS,
  });
  const points = data?.points;
  const { role, servicePoints } = useAccount();
  const limited = role === 'counter' && !servicePoints.all;
  const sampleNotice = role === 'administrator' && <SampleNotice />;
  // The one of the address, of this computer, or the first there is.
  const point = points?.find(({ servicePointId }) => servicePointId === address.point) ?? points?.[0];

  if (data !== undefined && points !== undefined && point !== undefined) {
    return (
      <>
        {sampleNotice}
        <DeskOfPoint
          key={point.servicePointId}
          points={points}
          point={point}
          address={address}
          today={data.today}
          onGo={go}
        />
      </>
    );
  }
  return (
    <Page title={words.title}>
      {sampleNotice}
      {role === 'administrator' && <BackupAttention />}
      <Loading active={isFetching} label={words.loading} />
      {isError && !isFetching && (
        <TryAgain title={words.failed} hint={words.failedHint} onTryAgain={() => void refetch()} />
      )}
      {points !== undefined && <Notice tone="info" title={limited ? words.noOwnPoints : words.noPoints} />}
    </Page>
  );
}

import { CallError } from '@phial/client/call-error';
import type { OwnBooking } from '@phial/contract/booking/own-booking';
import { readOwnBooking } from '@phial/contract/calls/own-booking';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { Heading } from '@phial/ui/phrases/phrases';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';
import { Screen } from '../booking/landing/screen.tsx';
import { BookingOfLink } from './booking-of-link.tsx';
import { MoveBooking } from './move-booking.tsx';
import { NoBooking } from './no-booking.tsx';

/** Reads the booking of a link, and shows it or why it cannot be shown. */
export function LinkedBooking({ link }: { link: string }) {
  const words = useMessages('furtherBooking').ownBooking;
  const [moving, setMoving] = useState(false);
  const client = useQueryClient();
  // Pressing twice in a second is somebody in a hurry.
  const query = callQuery(readOwnBooking, { body: { link }, timeLimit: 'short', repeatSubmit: false });
  const { data: booking, error, refetch } = useQuery({ ...query, staleTime: 0, refetchOnWindowFocus: true });
  const show = (now: OwnBooking) => {
    client.setQueryData(query.queryKey, now);
    setMoving(false);
  };

  if (error instanceof CallError && error.error === 'booking-link')
    return <NoBooking title={words.wrongTitle} text={words.wrong} />;
  if (booking === undefined)
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
  if (moving && booking.state === 'coming')
    return <MoveBooking link={link} booking={booking} onMoved={show} onBack={() => setMoving(false)} />;
  return <BookingOfLink link={link} booking={booking} onChange={() => setMoving(true)} onNews={show} />;
}

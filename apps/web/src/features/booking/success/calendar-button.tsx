import { readOwnCalendar } from '@phial/contract/calls/own-booking';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { offerDownload } from '../../../downloads/offer-download.ts';
import { useMessages } from '../../../language/language.ts';

/**
 * Offers the booking as the file for calendars that the server makes.
 * @param props.link of the booking
 * @param props.servTime of the booking, for the name of the file
 * @param props.describedBy ids of what says which booking it is, where there are several
 */
export function CalendarButton({
  link,
  servTime,
  variant,
  describedBy,
}: {
  link: string;
  servTime: string;
  variant?: 'primary';
  describedBy?: string;
}) {
  const words = useMessages('booking').bookingDesk;
  const [busy, setBusy] = useState(false);
  const addToCalendar = async () => {
    setBusy(true);
    try {
      const file = await send(readOwnCalendar, { body: { link }, timeLimit: 'short' });
      offerDownload(`appointment-${servTime.slice(0, 10)}.ics`, file);
    } catch {
      // The client has said why.
    }
    setBusy(false);
  };
  return (
    <Button
      variant={variant}
      icon={<Icon name="calendar-add" />}
      busy={busy}
      aria-describedby={describedBy}
      onClick={() => void addToCalendar()}
    >
      {words.success.calendar}
    </Button>
  );
}

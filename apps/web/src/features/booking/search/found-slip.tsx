import type { BookingRecord } from '@phial/contract/booking/appointment';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Heading } from '@phial/ui/phrases/phrases';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../language/language.ts';
import { BookingSlip } from '../success/booking-slip.tsx';
import { CalendarButton } from '../success/calendar-button.tsx';
import { SlipPrinting } from '../success/slip-printing.tsx';

/** The slip of a found booking, in place of the results, so that nothing else is printed with it. */
export function FoundSlip({ booking, onBack }: { booking: BookingRecord; onBack: () => void }) {
  const words = useMessages('booking').bookingDesk;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <Heading level={2} ref={heading} tabIndex={-1} data-print="hide">
        {words.slip.title}
      </Heading>
      <BookingSlip record={booking}>
        <CalendarButton link={booking.link} servTime={booking.servTime} />
        <SlipPrinting />
      </BookingSlip>
      <div data-print="hide">
        <Button icon={<Icon name="arrow-left" />} onClick={onBack}>
          {words.contact.back}
        </Button>
      </div>
    </>
  );
}

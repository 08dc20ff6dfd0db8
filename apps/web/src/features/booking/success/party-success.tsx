import type { BookingRecord } from '@phial/contract/booking/appointment';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Icon } from '@phial/ui/icon/icon';
import { Notice } from '@phial/ui/notice/notice';
import { Heading } from '@phial/ui/phrases/phrases';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useMessages } from '../../../language/language.ts';
import { usePage } from '../../../shell/page.ts';
import party from '../steps/party.module.css';
import { BookingSlip } from './booking-slip.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { SlipPrinting } from './slip-printing.tsx';
import { SuccessScreen } from './success-screen.tsx';

/** The finished bookings of several people: a slip for each, which print on pages of their own. */
export function PartySuccess({ records, onHome }: { records: readonly BookingRecord[]; onHome: () => void }) {
  const { bookingDesk } = useMessages('booking');
  const { bookingParty: words } = useMessages('furtherBooking');
  const page = usePage();

  return (
    <SuccessScreen title={words.booked}>
      <div className={party.together} data-print="hide">
        <Notice tone="info">
          <p>{words.oneEach(records.length)}</p>
        </Notice>
        <ButtonRow>
          <SlipPrinting />
        </ButtonRow>
      </div>
      {records.map((record, index) => {
        const title = words.slipOf(words.person(index + 1), record.name);
        return (
          <section key={record.apptRecordId} className={party.slip} aria-label={title}>
            <Heading level={2} className="text-xl" data-print="hide">
              {title}
            </Heading>
            <BookingSlip record={record}>
              <CalendarButton link={record.link} servTime={record.servTime} variant="primary" />
              <Button icon={<Icon name="edit" />} onClick={() => page.open(`/booking?link=${record.link}`)}>
                {words.change}
                <VisuallyHidden> ({record.name})</VisuallyHidden>
              </Button>
            </BookingSlip>
          </section>
        );
      })}
      <div data-print="hide">
        <Button icon={<Icon name="arrow-left" />} onClick={onHome}>
          {bookingDesk.success.back}
        </Button>
      </div>
    </SuccessScreen>
  );
}

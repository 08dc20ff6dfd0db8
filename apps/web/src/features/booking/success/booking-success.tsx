import type { BookingRecord } from '@phial/contract/booking/appointment';
import { cancelBookingRecord } from '@phial/contract/calls/bookings';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Icon } from '@phial/ui/icon/icon';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { CancelDialog, useCancellation } from '../cancel/cancel-dialog.tsx';
import { BookingSlip } from './booking-slip.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { SlipPrinting } from './slip-printing.tsx';
import { SuccessScreen } from './success-screen.tsx';

interface BookingSuccessProps {
  record: BookingRecord;
  onHome: () => void;
  /** Opens the wizard with this booking. */
  onChange: () => void;
}

/**
 * A finished booking: the code, when, where, what to bring,
 * how to prepare, what happens next; to keep in a calendar or on paper.
 */
export function BookingSuccess({ record, onHome, onChange }: BookingSuccessProps) {
  const words = useMessages('booking').bookingDesk;
  const cancellation = useCancellation(
    (id) => send(cancelBookingRecord, { params: { id }, timeLimit: 'short', ownMessage: true }),
    onHome,
  );

  return (
    <SuccessScreen title={record.isModifyReserve ? words.success.changed : words.success.booked}>
      <BookingSlip record={record}>
        <CalendarButton link={record.link} servTime={record.servTime} variant="primary" />
        <SlipPrinting />
      </BookingSlip>
      <div data-print="hide">
        <ButtonRow align="ends">
          <ButtonRow>
            <Button icon={<Icon name="edit" />} disabled={cancellation.done} onClick={onChange}>
              {words.search.change}
            </Button>
            <Button
              icon={<Icon name="cancel" />}
              disabled={cancellation.done}
              onClick={() => cancellation.ask(record)}
            >
              {words.success.cancel}
            </Button>
          </ButtonRow>
          <Button icon={<Icon name="arrow-left" />} onClick={onHome}>
            {words.success.back}
          </Button>
        </ButtonRow>
      </div>
      <CancelDialog {...cancellation} />
    </SuccessScreen>
  );
}

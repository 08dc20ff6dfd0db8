import type { BookingRecord } from '@phial/contract/appointment';
import { cancelBooking } from '@phial/contract/calls/bookings';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { useMessages } from '../../../language/language.ts';
import { CancelDialog } from '../cancel/cancel-dialog.tsx';
import { useCancellation } from '../cancel/use-cancellation.ts';
import { BookingCard } from './booking-card.tsx';
import styles from './booking-search.module.css';

interface ResultsScreenProps {
  bookings: readonly BookingRecord[];
  onHome: () => void;
  onChange: (booking: BookingRecord) => void;
}

/** One card a booking, soonest first as the server sends them. */
export function ResultsScreen({ bookings, onHome, onChange }: ResultsScreenProps) {
  const words = useMessages().bookingDesk.search;
  const cancellation = useCancellation(cancelBooking, onHome);

  return (
    <>
      <ul className={styles.results}>
        {bookings.map((booking) => (
          <li key={booking.apptRecordId}>
            <BookingCard
              booking={booking}
              locked={cancellation.done}
              onChange={() => onChange(booking)}
              onCancel={() => cancellation.ask(booking)}
            />
          </li>
        ))}
      </ul>
      <ButtonRow>
        <Button onClick={onHome}>{words.backHome}</Button>
      </ButtonRow>
      <CancelDialog {...cancellation} />
    </>
  );
}

import { notify } from '@phial/browser/notices/notices';
import type { Messages } from '@phial/content/messages/messages';
import type { BookingRecord } from '@phial/contract/booking/appointment';
import { cancelBooking } from '@phial/contract/calls/bookings';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Heading } from '@phial/ui/phrases/phrases';
import { useCallback, useEffect, useRef, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { currentMessages, useMessages } from '../../../language/language.ts';
import { notOpen } from '../../../published/opening.ts';
import { FoundEntries } from '../../waiting/found-entries.tsx';
import { CancelDialog, useCancellation } from '../cancel/cancel-dialog.tsx';
import { Screen } from '../landing/screen.tsx';
import { BookingCard } from './booking-card.tsx';
import styles from './booking-search.module.css';
import { ContactForm } from './contact-form.tsx';
import { EnquiryScreen } from './enquiry-screen.tsx';
import { FoundSlip } from './found-slip.tsx';
import type { Found } from './use-enquiry.ts';

export interface BookingSearchProps {
  /** What the enquiry has found; undefined before. */
  found: Found | undefined;
  /** With at least one booking, or entry of the waiting list. */
  onFound: (found: Found) => void;
  /** Shows the form again, for another enquiry. */
  onFindAgain: () => void;
  onHome: () => void;
  /** Opens the wizard with this booking. */
  onChange: (booking: BookingRecord) => void;
}

/** The search screen: the form, and once something is found the results. */
export function BookingSearch({ found, onFound, onFindAgain, onHome, onChange }: BookingSearchProps) {
  const words = useMessages('booking').bookingDesk.search;
  const { waitingList } = useMessages('furtherBooking');
  const heading = useRef<HTMLHeadingElement>(null);

  const arrive = useCallback(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (found !== undefined) arrive();
  }, [found, arrive]);

  return (
    <Screen>
      <div data-print="hide">
        <Heading level={1} ref={heading} tabIndex={-1} className={styles.title}>
          {found ? words.resultsTitle : words.formTitle}
        </Heading>
        {/* Stands here before there are results, or their number would not be announced. */}
        <p role="status" className={styles.lead}>
          {found ? summaryOf(found, words, waitingList) : words.lead}
        </p>
      </div>
      {found ? (
        <ResultsScreen
          found={found}
          onFound={onFound}
          onFindAgain={onFindAgain}
          onHome={onHome}
          onChange={onChange}
          onReturn={arrive}
        />
      ) : (
        <EnquiryScreen onFound={onFound} onHome={onHome} />
      )}
    </Screen>
  );
}

/** How much was found; nothing of what there is none of. */
function summaryOf(
  { bookings, waiting }: Found,
  search: Messages['bookingDesk']['search'],
  waitingList: Messages['waitingList'],
): string {
  return [
    ...(bookings.length > 0 ? [search.count(bookings.length)] : []),
    ...(waiting.length > 0 ? [waitingList.foundCount(waiting.length)] : []),
  ].join(waitingList.foundAnd);
}

interface ResultsScreenProps {
  found: Found;
  onFound: (found: Found) => void;
  onFindAgain: () => void;
  onHome: () => void;
  onChange: (booking: BookingRecord) => void;
  /** The results show again after one of them had the screen to itself. */
  onReturn: () => void;
}

/** One card a booking, soonest first as the server sends them. */
function ResultsScreen({ found, onFound, onFindAgain, onHome, onChange, onReturn }: ResultsScreenProps) {
  const { bookings, waiting } = found;
  const words = useMessages('booking').bookingDesk.search;
  const cancellation = useCancellation(
    (id) => send(cancelBooking, { params: { id }, timeLimit: 'short', ownMessage: true }),
    onHome,
  );
  const [correcting, setCorrecting] = useState<BookingRecord>();
  const [printing, setPrinting] = useState<BookingRecord>();
  const showAll = () => {
    setCorrecting(undefined);
    setPrinting(undefined);
    onReturn();
  };

  if (printing) return <FoundSlip booking={printing} onBack={showAll} />;
  if (correcting) {
    const changed = (now: BookingRecord) => {
      notify({ tone: 'success', text: () => currentMessages('booking').bookingDesk.contact.done });
      setCorrecting(undefined);
      onFound({
        ...found,
        bookings: bookings.map((one) => (one.apptRecordId === now.apptRecordId ? now : one)),
      });
    };
    return (
      <ContactForm booking={correcting} onChanged={changed} onBack={showAll} onFindAgain={onFindAgain} />
    );
  }

  return (
    <>
      <ul className={styles.results} hidden={bookings.length === 0}>
        {bookings.map((booking) => (
          <li key={booking.apptRecordId}>
            <BookingCard
              booking={booking}
              locked={cancellation.done}
              onChange={notOpen() ? undefined : () => onChange(booking)}
              onContact={notOpen() ? undefined : () => setCorrecting(booking)}
              onSlip={() => setPrinting(booking)}
              onCancel={() => cancellation.ask(booking)}
            />
          </li>
        ))}
      </ul>
      {waiting.length > 0 && <FoundEntries entries={waiting} />}
      <ButtonRow>
        <Button onClick={onHome}>{words.backHome}</Button>
      </ButtonRow>
      <CancelDialog {...cancellation} />
    </>
  );
}

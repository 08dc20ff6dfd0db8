import type { BookingRecord } from '@phial/contract/appointment';
import { Heading } from '@phial/ui/phrases/phrases';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../language/language.ts';
import { Screen } from '../landing/screen.tsx';
import styles from './booking-search.module.css';
import { EnquiryScreen } from './enquiry-screen.tsx';
import { ResultsScreen } from './results-screen.tsx';

export interface BookingSearchProps {
  /** What the enquiry has found; undefined before. */
  found: readonly BookingRecord[] | undefined;
  /** With at least one booking. */
  onFound: (bookings: BookingRecord[]) => void;
  onHome: () => void;
  /** Opens the wizard with this booking. */
  onChange: (booking: BookingRecord) => void;
}

/** The search screen: the form, and once something is found the results. */
export function BookingSearch({ found, onFound, onHome, onChange }: BookingSearchProps) {
  const words = useMessages().bookingDesk.search;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (found === undefined) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [found]);

  return (
    <Screen>
      <div>
        <Heading level={1} ref={heading} tabIndex={-1} className={styles.title}>
          {found ? words.resultsTitle : words.formTitle}
        </Heading>
        {/* Stands here before there are results, or their number would not be announced. */}
        <p role="status" className={styles.lead}>
          {found ? words.count(found.length) : words.lead}
        </p>
      </div>
      {found ? (
        <ResultsScreen bookings={found} onHome={onHome} onChange={onChange} />
      ) : (
        <EnquiryScreen onFound={onFound} onHome={onHome} />
      )}
    </Screen>
  );
}

import { laboratory } from '@phial/browser/published/published-document';
import type { BookingRecord } from '@phial/contract/booking/appointment';
import { cancelBookingRecord } from '@phial/contract/calls/bookings';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Icon } from '@phial/ui/icon/icon';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Heading } from '@phial/ui/phrases/phrases';
import { useEffect, useRef } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { CancelDialog, useCancellation } from '../cancel/cancel-dialog.tsx';
import { Screen } from '../landing/screen.tsx';
import { BookingSlip } from './booking-slip.tsx';
import styles from './booking-success.module.css';
import { CalendarButton } from './calendar-button.tsx';
import { SlipPrinting } from './slip-printing.tsx';

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
  const words = useMessages().bookingDesk;
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const cancellation = useCancellation(cancelBookingRecord, onHome);

  // The wizard's last step gives way to this screen: whoever listens hears first that it is done.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Screen>
      <p className={styles.letterhead}>
        <b>{laboratory().name[language]}</b>
        <span>{laboratory().hotline?.text[language]}</span>
      </p>
      <div className={styles.head}>
        <Illustration name="success" eager className={styles.drawing} />
        <Heading level={1} ref={heading} tabIndex={-1}>
          {record.isModifyReserve ? words.success.changed : words.success.booked}
        </Heading>
      </div>
      <BookingSlip record={record}>
        <CalendarButton record={record} />
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
    </Screen>
  );
}

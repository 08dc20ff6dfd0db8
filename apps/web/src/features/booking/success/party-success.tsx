import { laboratory } from '@phial/browser/published/published-document';
import type { BookingRecord } from '@phial/contract/booking/appointment';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Icon } from '@phial/ui/icon/icon';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Notice } from '@phial/ui/notice/notice';
import { Heading } from '@phial/ui/phrases/phrases';
import { useEffect, useRef } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { Screen } from '../landing/screen.tsx';
import party from '../steps/party.module.css';
import { BookingSlip } from './booking-slip.tsx';
import styles from './booking-success.module.css';
import { CalendarButton } from './calendar-button.tsx';
import { SlipPrinting } from './slip-printing.tsx';

/** The finished bookings of several people: a slip for each, which print on pages of their own. */
export function PartySuccess({ records, onHome }: { records: readonly BookingRecord[]; onHome: () => void }) {
  const { bookingDesk, bookingParty: words } = useMessages();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);

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
          {words.booked}
        </Heading>
      </div>
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
            <Heading level={2} className="text-xl">
              {title}
            </Heading>
            <BookingSlip record={record}>
              <CalendarButton record={record} />
            </BookingSlip>
          </section>
        );
      })}
      <div data-print="hide">
        <Button icon={<Icon name="arrow-left" />} onClick={onHome}>
          {bookingDesk.success.back}
        </Button>
      </div>
    </Screen>
  );
}

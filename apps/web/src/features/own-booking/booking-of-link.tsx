import type { OwnBooking } from '@phial/contract/booking/own-booking';
import { cancelOwnBooking, confirmAttendance, setOwnReminders } from '@phial/contract/calls/own-booking';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Icon } from '@phial/ui/icon/icon';
import { Notice } from '@phial/ui/notice/notice';
import { Heading } from '@phial/ui/phrases/phrases';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';
import { notOpen } from '../../published/opening.ts';
import { usePage } from '../../shell/page.ts';
import { CancelDialog, useCancellation } from '../booking/cancel/cancel-dialog.tsx';
import { HOME, writeAddress } from '../booking/journey.ts';
import { Screen } from '../booking/landing/screen.tsx';
import { BookingSlip } from '../booking/success/booking-slip.tsx';
import { CalendarButton } from '../booking/success/calendar-button.tsx';
import { SlipPrinting } from '../booking/success/slip-printing.tsx';
import { useWaitingListOn } from '../waiting/waiting-state.ts';
import styles from './own-booking.module.css';

interface BookingOfLinkProps {
  link: string;
  booking: OwnBooking;
  onChange: () => void;
  /** Gets the booking as it is after something was done. */
  onNews: (booking: OwnBooking) => void;
}

/** A booking with what its visitor can do about it. */
export function BookingOfLink({ link, booking, onChange, onNews }: BookingOfLinkProps) {
  const words = useMessages('furtherBooking').ownBooking;
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = booking;

  // What was pressed may be gone now: whoever listens hears what has become of the booking.
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    heading.current?.focus();
  }, [state]);

  const title = { coming: words.title, cancelled: words.cancelledTitle, over: words.overTitle }[state];
  return (
    <Screen>
      <Heading level={1} ref={heading} tabIndex={-1} data-print="hide">
        {title}
      </Heading>
      {state === 'cancelled' && <Cancelled />}
      {state === 'over' && <p>{words.over}</p>}
      {state === 'coming' && (
        <>
          <Attendance link={link} booking={booking} onNews={onNews} />
          <Changes link={link} booking={booking} onChange={onChange} onNews={onNews} />
        </>
      )}
      {state !== 'cancelled' && (
        <BookingSlip record={booking}>
          <CalendarButton link={link} servTime={booking.servTime} />
          <SlipPrinting />
        </BookingSlip>
      )}
      {state === 'coming' && <Reminders link={link} booking={booking} onNews={onNews} />}
    </Screen>
  );
}

function Cancelled() {
  const words = useMessages('furtherBooking').ownBooking;
  const page = usePage();
  return (
    <>
      <p>{words.cancelled}</p>
      <ButtonRow>
        <Button variant="primary" onClick={() => page.open(writeAddress({ ...HOME, tab: 'begin' }))}>
          {words.bookAgain}
        </Button>
      </ButtonRow>
    </>
  );
}

type PartProps = Omit<BookingOfLinkProps, 'onChange'>;

function Attendance({ link, booking, onNews }: PartProps) {
  const words = useMessages('furtherBooking').ownBooking;
  const { busy, run } = useAct(onNews);
  const thanks = useRef<HTMLDivElement>(null);
  const isConfirmed = booking.attendanceConfirmedAt !== null;

  const confirm = async () => {
    await run(() => send(confirmAttendance, { body: { link }, timeLimit: 'short' }));
    thanks.current?.focus();
  };
  return (
    <div ref={thanks} tabIndex={-1} className={styles.attendance} data-print="hide">
      {isConfirmed ? (
        <Notice tone="success" live="status">
          <p>{words.attending}</p>
        </Notice>
      ) : (
        <>
          <Heading level={2} className="text-lg">
            {words.attendTitle}
          </Heading>
          <p>{words.attendHint}</p>
          <Button variant="primary" busy={busy} icon={<Icon name="check" />} onClick={() => void confirm()}>
            {words.attend}
          </Button>
        </>
      )}
    </div>
  );
}

function Changes({ link, booking, onChange, onNews }: BookingOfLinkProps) {
  const { ownBooking: words, waitingList } = useMessages('furtherBooking');
  const page = usePage();
  const isWaitingListOn = useWaitingListOn();
  const cancelled = useRef<OwnBooking>(undefined);
  const cancellation = useCancellation(
    async () => {
      cancelled.current = await send(cancelOwnBooking, {
        body: { link },
        timeLimit: 'short',
        ownMessage: true,
      });
    },
    () => cancelled.current && onNews(cancelled.current),
  );
  return (
    <div data-print="hide">
      <ButtonRow>
        {notOpen() === undefined && (
          <Button icon={<Icon name="edit" />} disabled={cancellation.done} onClick={onChange}>
            {words.change}
          </Button>
        )}
        {isWaitingListOn && (
          <Button disabled={cancellation.done} onClick={() => page.open('/waiting?earlier=1')}>
            {waitingList.earlierButton}
          </Button>
        )}
        <Button
          icon={<Icon name="cancel" />}
          disabled={cancellation.done}
          onClick={() => cancellation.ask(booking)}
        >
          {words.cancel}
        </Button>
      </ButtonRow>
      <CancelDialog {...cancellation} />
    </div>
  );
}

function Reminders({ link, booking: { reminders }, onNews }: PartProps) {
  const words = useMessages('furtherBooking').ownBooking;
  const { busy, run } = useAct(onNews);
  return (
    <div className={styles.reminders} data-print="hide">
      <p role="status">{reminders ? words.remindersOn : words.remindersOff}</p>
      <Button
        size="small"
        busy={busy}
        onClick={() =>
          void run(() => send(setOwnReminders, { body: { link, wanted: !reminders }, timeLimit: 'short' }))
        }
      >
        {reminders ? words.switchOff : words.switchOn}
      </Button>
    </div>
  );
}

/** Something done to the booking, once at a time; the client says what went wrong. */
function useAct(onNews: (booking: OwnBooking) => void) {
  const [busy, setBusy] = useState(false);
  const run = async (act: () => Promise<OwnBooking>) => {
    setBusy(true);
    try {
      onNews(await act());
    } catch {
      // A toast has shown the refusal.
    }
    setBusy(false);
  };
  return { busy, run };
}

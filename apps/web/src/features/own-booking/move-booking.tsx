import { notify } from '@phial/browser/notices/notices';
import type { OwnBooking } from '@phial/contract/booking/own-booking';
import { changeOwnBooking } from '@phial/contract/calls/own-booking';
import { BOOKING_HORIZON_DAYS, monthsAhead } from '@phial/domain/booking/availability';
import { type DayKey, dayOf, type MonthKey, monthOf } from '@phial/domain/hong-kong-time';
import { localised, toWireLanguage } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Icon } from '@phial/ui/icon/icon';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { Heading } from '@phial/ui/phrases/phrases';
import { SelectField } from '@phial/ui/select-field/select-field';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../api-client/client.ts';
import { currentMessages, useLanguage, useMessages } from '../../language/language.ts';
import { reachOf, useAvailability, useAwaitedDay } from '../booking/calendar/availability.ts';
import { DayLegend } from '../booking/calendar/day-cell.tsx';
import { MonthCalendar } from '../booking/calendar/month-calendar.tsx';
import { formatLongTime } from '../booking/hold/hold.ts';
import { Screen } from '../booking/landing/screen.tsx';
import { useService } from '../booking/services/services.ts';
import { useServicePoints } from '../booking/steps/service-points.ts';
import { SlotChoice } from '../booking/steps/slot-choice.tsx';
import styles from './own-booking.module.css';

interface MoveBookingProps {
  link: string;
  booking: OwnBooking;
  onMoved: (booking: OwnBooking) => void;
  onBack: () => void;
}

/** No seat was given back before, so that nothing has to settle. */
const settled = async () => {};

/** Another day and time for a booking, at its service point or another one. */
export function MoveBooking({ link, booking, onMoved, onBack }: MoveBookingProps) {
  const words = useMessages('furtherBooking').ownBooking.move;
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [servPtId, setServPtId] = useState(booking.servPtId);
  const [servTime, setServTime] = useState<string>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const move = async () => {
    if (servTime === undefined) return;
    setBusy(true);
    const body = { link, servPtId, servTime, type: booking.type, language: toWireLanguage(language) };
    try {
      const moved = await send(changeOwnBooking, { body, timeLimit: 'short' });
      notify({ tone: 'success', text: () => currentMessages('furtherBooking').ownBooking.move.done });
      onMoved(moved);
    } catch {
      // A toast has shown why; a time that somebody else took is not free any more.
      setServTime(undefined);
      setBusy(false);
    }
  };
  return (
    <Screen>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {words.title}
      </Heading>
      <div>
        <p>
          {words.present(
            formatLongTime(booking.servTime, language),
            localised(booking.testServPtVo, 'servPt', language),
          )}
        </p>
        <p>{words.kept}</p>
      </div>
      <PointChoice
        type={booking.type}
        value={servPtId}
        onChange={(next) => {
          setServPtId(next);
          setServTime(undefined);
        }}
      />
      <TimeChoice
        key={servPtId}
        servPtId={servPtId}
        booking={booking}
        servTime={servTime}
        onChoose={setServTime}
      />
      <p role="status" className={styles.chosen}>
        {servTime !== undefined && words.chosen(formatLongTime(servTime, language))}
      </p>
      <ButtonRow align="ends">
        <Button icon={<Icon name="arrow-left" />} disabled={busy} onClick={onBack}>
          {words.back}
        </Button>
        <Button
          variant="primary"
          busy={busy}
          aria-disabled={servTime === undefined}
          onClick={() => {
            if (servTime === undefined)
              notify({ tone: 'warning', text: () => currentMessages('booking').bookingWizard.chooseTime });
            else void move();
          }}
        >
          {words.confirm}
        </Button>
      </ButtonRow>
    </Screen>
  );
}

function PointChoice({
  type,
  value,
  onChange,
}: {
  type: OwnBooking['type'];
  value: string;
  onChange: (servPtId: string) => void;
}) {
  const words = useMessages('furtherBooking').ownBooking.move;
  const language = useLanguage();
  const { points = {} } = useServicePoints(type, true);
  const options = Object.values(points)
    .flat()
    .map((point) => ({ value: point.servPtId, label: localised(point, 'servPt', language) }));
  return (
    <SelectField id="move-point" label={words.point} value={value} onChange={onChange} options={options} />
  );
}

/** The days of a service point that have free times, and the times of the chosen one. */
function TimeChoice({
  servPtId,
  booking,
  servTime,
  onChoose,
}: {
  servPtId: string;
  booking: OwnBooking;
  servTime: string | undefined;
  onChoose: (servTime: string | undefined) => void;
}) {
  const words = useMessages('booking').bookingWizard;
  const { type } = booking;
  const service = useService(type);
  const months = monthsAhead(service?.daysAhead ?? BOOKING_HORIZON_DAYS);
  const [month, setMonth] = useState<MonthKey>();
  const [day, setDay] = useState<DayKey>();
  const { shown, loading, failed, reload } = useAvailability({
    servPtId,
    type,
    people: undefined,
    months,
    month,
    own: undefined,
    settled,
  });
  const today = shown?.today ?? dayOf(new Date());
  const reach = reachOf(today, months);
  const slots = (day && shown?.days[day]?.slots) || [];
  const chooseDay = (next: DayKey) => {
    setAwaited(undefined);
    setDay(next);
    onChoose(undefined);
  };
  const setAwaited = useAwaitedDay({ shown, month, today, onChoose: chooseDay });
  const turnTo = (next: MonthKey | undefined, awaited?: 'today' | 'soonest') => {
    setMonth(next);
    setAwaited(awaited);
  };
  return (
    <div className={styles.when}>
      <div>
        <MonthCalendar
          month={shown?.month ?? month ?? monthOf(today)}
          days={shown?.days}
          today={today}
          reach={reach}
          chosen={day}
          onChoose={chooseDay}
          onMonth={turnTo}
          onToday={() => turnTo(reach.first, 'today')}
          onSoonest={() => turnTo(undefined, 'soonest')}
        />
        <DayLegend />
      </div>
      <div>
        <Loading active={loading} label={words.loadingDays} />
        {failed && (
          <Notice tone="error" title={words.daysFailed}>
            <ButtonRow>
              <Button onClick={reload}>{words.tryAgain}</Button>
            </ButtonRow>
          </Notice>
        )}
        {shown?.noneFree && <Notice tone="warning">{words.noDays}</Notice>}
        {day && slots.length > 0 ? (
          <SlotChoice day={day} slots={slots} chosen={servTime} onChoose={onChoose} />
        ) : (
          !failed && !loading && !shown?.noneFree && <p>{words.pickDay}</p>
        )}
      </div>
    </div>
  );
}

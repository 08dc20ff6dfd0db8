import { type OwnNotices, useOwnNotices } from '@phial/browser/notices/use-own-notices';
import type { JourneyMessages, SiteMessages } from '@phial/content/messages/messages';
import type { Slot } from '@phial/contract/booking/availability';
import { BOOKING_HORIZON_DAYS, monthsAhead } from '@phial/domain/booking/availability';
import { type DayKey, dayOf, formatLongDate, type MonthKey, monthOf } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Loading, useSteadyLoading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { currentMessages, useLanguage, useMessages } from '../../../language/language.ts';
import { useInvalidTitle } from '../../../shell/page.ts';
import { WaitingInvitation } from '../../waiting/waiting-invitation.tsx';
import { isBeyond, reachOf, useAvailability, useAwaitedDay } from '../calendar/availability.ts';
import { DayLegend } from '../calendar/day-cell.tsx';
import { MonthCalendar } from '../calendar/month-calendar.tsx';
import { formatLongTime } from '../hold/hold.ts';
import { STEPS } from '../journey.ts';
import { DayRestrictions, ServiceRestrictions, useSpokenRestrictions } from '../services/restrictions.tsx';
import { useService } from '../services/services.ts';
import { PeopleChoice } from './people-choice.tsx';
import { ServicePointLine } from './service-point-step.tsx';
import { findPoint } from './service-points.ts';
import { SlotChoice } from './slot-choice.tsx';
import { MissingChoice, StepForm, type StepProps } from './step-form.tsx';
import styles from './steps.module.css';

/** The words for what a try to go on found missing. */
const MISSING = {
  date: ({ errors }: SiteMessages) => errors.form[STEPS[2].missing],
  time: ({ bookingWizard }: JourneyMessages['booking']) => bookingWizard.chooseTime,
};

const DATE_ERROR_ID = 'date-error';
const TIME_ERROR_ID = 'time-error';

/** Step 2: the day and the time. */
export function TimeStep({ address, go, back, state, servicePoints, hold, keeper }: StepProps) {
  const messages = useMessages('booking');
  const words = messages.bookingWizard;
  const language = useLanguage();
  // By this device's clock until the server has sent its own.
  const [today, setToday] = useState(() => dayOf(new Date()));
  const service = useService(address.type);
  const spokenRestrictions = useSpokenRestrictions(service);
  const daysAhead = service?.daysAhead ?? BOOKING_HORIZON_DAYS;
  const months = monthsAhead(daysAhead);
  const reach = reachOf(today, months);
  const chosenDay = address.time?.slice(0, 10);
  const [picked, setPicked] = useState<DayKey>();
  // The chosen time says the day as well, also where Back or Forward has changed it.
  const day = chosenDay ?? picked;
  // Where a time was lost the others near it are looked for.
  const nearDay = chosenDay ?? hold.lost?.slot.servTime.slice(0, 10);
  const [month, setMonth] = useState<MonthKey | undefined>(nearDay && monthOf(nearDay));
  const calendar = useRef<HTMLDivElement>(null);
  const slots = useRef<HTMLDivElement>(null);
  const notices = useOwnNotices();
  const [tried, setTried] = useState<keyof typeof MISSING>();
  // Asked for last, and full: it can be waited for.
  const [fullDay, setFullDay] = useState<DayKey>();

  const { shown, loading, failed, reload } = useAvailability({
    servPtId: address.point ?? '',
    type: address.type,
    people: address.people,
    months,
    month,
    own: state.changing,
    settled: keeper.settled,
  });
  if (shown && shown.today !== today) setToday(shown.today);
  const busy = useSteadyLoading(loading) || loading;
  const daySlots = (day && shown?.days[day]?.slots) || [];
  // A time that somebody else took meanwhile is no choice any more; on another leaf of the calendar it stays one.
  const onLeaf = shown !== undefined && chosenDay !== undefined && monthOf(chosenDay) === shown.month;
  const stillFree =
    !onLeaf || daySlots.some((slot) => slot.activeTimeBegin === address.time && slot.hasQuota);
  const time = stillFree && !isBeyond(chosenDay, reach) ? address.time : undefined;
  useNoDataWarning(shown?.noneFree === true, notices);

  const toChoose = time ? undefined : daySlots.length > 0 ? 'time' : 'date';
  // A date that was asked for and chosen is mended; its time is asked for at the next try only.
  const missing = tried === toChoose ? tried : undefined;
  const missingWords = missing && MISSING[missing](messages);
  useInvalidTitle(missing !== undefined);

  const chooseDay = (next: DayKey) => {
    setAwaited(undefined);
    setTried(undefined);
    setFullDay(undefined);
    setPicked(next);
    if (next !== chosenDay) go({ ...address, time: undefined }, { replace: true });
    // On a narrow screen the times stand below the calendar, out of sight.
    requestAnimationFrame(() =>
      slots.current?.querySelector('[data-title]')?.scrollIntoView({ block: 'nearest' }),
    );
  };

  const setAwaited = useAwaitedDay({ shown, month, today, onChoose: chooseDay });
  const turnTo = (next: MonthKey | undefined, awaited?: 'today' | 'soonest') => {
    setMonth(next);
    setAwaited(awaited);
  };

  /** What a day has to offer, in one sentence in place of the whole list. */
  const spokenSlots = (of: DayKey, slotsOfDay: readonly Slot[]) =>
    words.freeTimes(formatLongDate(of, language), slotsOfDay.filter((slot) => slot.hasQuota).length);

  const forward = () => {
    if (!findPoint(servicePoints.points, address.point))
      notices.show({ tone: 'warning', text: () => currentMessages().errors.form[STEPS[1].missing] });
    else if (toChoose) {
      setTried(toChoose);
      notices.show({ tone: 'warning', text: () => MISSING[toChoose](currentMessages('booking')) });
      const control =
        toChoose === 'date'
          ? calendar.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')
          : slots.current?.querySelector<HTMLElement>('[name="servTime"]:not([disabled])');
      control?.focus();
    } else go({ ...address, time, step: 3 });
  };

  return (
    <StepForm
      onForward={forward}
      onBack={back}
      status={time && words.chosenTime(formatLongTime(time, language))}
    >
      <ServicePointLine address={address} servicePoints={servicePoints} onChange={back} />
      {!state.changing && (
        <PeopleChoice
          people={address.people}
          onChoose={(people) => go({ ...address, people }, { replace: true })}
        />
      )}
      <div className={styles.restrictions}>
        <ServiceRestrictions service={service} />
      </div>
      <div className={styles.when}>
        <div ref={calendar} className={styles.calendar} data-invalid={missing === 'date' || undefined}>
          <MissingChoice
            role="alert"
            id={DATE_ERROR_ID}
            words={missing === 'date' ? missingWords : undefined}
          />
          <MonthCalendar
            month={shown?.month ?? month ?? reach.first}
            days={shown?.days}
            today={today}
            reach={reach}
            chosen={day}
            errorId={missing === 'date' ? DATE_ERROR_ID : undefined}
            onChoose={chooseDay}
            onFull={setFullDay}
            onMonth={turnTo}
            onToday={() => turnTo(reach.first, 'today')}
            onSoonest={() => turnTo(undefined, 'soonest')}
          />
          <DayLegend />
        </div>
        <div ref={slots} className={styles.times}>
          <VisuallyHidden>
            <span role="status">
              {day && daySlots.length > 0 && `${spokenSlots(day, daySlots)} ${spokenRestrictions(day)}`}
            </span>
          </VisuallyHidden>
          <Loading active={loading} label={words.loadingDays} />
          {failed && (
            <Notice tone="error" title={words.daysFailed}>
              <ButtonRow>
                <Button onClick={reload}>{words.tryAgain}</Button>
              </ButtonRow>
            </Notice>
          )}
          {shown?.noneFree && <Notice tone="warning">{words.noDays}</Notice>}
          {day && daySlots.length > 0 && <DayRestrictions service={service} day={day} />}
          <MissingChoice
            role="alert"
            id={TIME_ERROR_ID}
            words={missing === 'time' ? missingWords : undefined}
          />
          {day && daySlots.length > 0 ? (
            <SlotChoice
              day={day}
              slots={daySlots}
              chosen={time}
              errorId={missing === 'time' ? TIME_ERROR_ID : undefined}
              onChoose={(servTime) => go({ ...address, time: servTime }, { replace: true })}
            />
          ) : (
            !failed && !busy && !shown?.noneFree && <p className={styles.pickDay}>{words.pickDay}</p>
          )}
          {/* A time that was lost brings its own. */}
          {!state.changing && !hold.lost && (
            <WaitingInvitation
              type={address.type}
              point={address.point}
              day={fullDay}
              reason={address.people !== undefined ? 'party' : shown?.noneFree ? 'point' : 'time'}
            />
          )}
        </div>
      </div>
    </StepForm>
  );
}

/** No day can be chosen in any month: a warning as the lists of the site give it. */
function useNoDataWarning(none: boolean, notices: OwnNotices): void {
  const announced = useRef(false);
  useEffect(() => {
    if (none && !announced.current)
      notices.show({ tone: 'warning', text: () => currentMessages().errors.client.noData });
    announced.current = none;
  }, [none, notices]);
}

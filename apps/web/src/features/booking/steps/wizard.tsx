import type { FreeTime } from '@phial/contract/booking/availability';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import { localised } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Icon } from '@phial/ui/icon/icon';
import { Notice } from '@phial/ui/notice/notice';
import { Heading } from '@phial/ui/phrases/phrases';
import { Steps } from '@phial/ui/steps/steps';
import { type ComponentType, useEffect, useRef } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { WaitingInvitation } from '../../waiting/waiting-invitation.tsx';
import { formatLongTime, type LostSlot as Lost } from '../hold/hold.ts';
import { HoldClock } from '../hold/hold-clock.tsx';
import { STEP_ORDER, STEPS, type Step } from '../journey.ts';
import { BookingBeside } from './booking-beside.tsx';
import { ConfirmStep } from './confirm.tsx';
import lostSlot from './lost-slot.module.css';
import { PersonStep } from './person.tsx';
import { ServicePointStep } from './service-point-step.tsx';
import { findPoint } from './service-points.ts';
import type { StepProps } from './step-form.tsx';
import styles from './steps.module.css';
import { TimeStep } from './time.tsx';
import { arePeopleComplete } from './wizard-state.ts';

const STEP_CONTENT: Record<Step, ComponentType<StepProps>> = {
  1: ServicePointStep,
  2: TimeStep,
  3: PersonStep,
  4: ConfirmStep,
};

interface WizardProps extends StepProps {
  onClose: () => void;
  /** The page was loaded anew on a step whose answers have gone with it. */
  reloaded: boolean;
  /** The clock of the hold has run out. */
  onTimeOut: () => void;
}

/** The four steps with what stands around them: heading, indicator, clock, lost slot, close control. */
export function Wizard({ onClose, onTimeOut, reloaded, ...step }: WizardProps) {
  const words = useMessages('booking').bookingWizard;
  const language = useLanguage();
  const { address, go, state, hold, keeper } = step;
  const row = STEPS[address.step];
  const Content = STEP_CONTENT[address.step];
  const frame = useArrivalFocus(address.step);
  const point = findPoint(step.servicePoints.points, address.point);
  const changing = state.changing !== undefined;
  const lost = address.step === 2 ? hold.lost : undefined;
  return (
    <div ref={frame} className={styles.wizard}>
      <div className={styles.top}>
        <p className={styles.journey}>{changing ? words.changeTitle : words.reserveTitle}</p>
        <Button
          variant="quiet"
          size="small"
          flush="end"
          icon={<Icon name="close" size={18} />}
          onClick={onClose}
        >
          {changing ? words.closeChange : words.close}
        </Button>
      </div>
      <Steps
        label={words.stepsLabel}
        steps={STEP_ORDER.map((number) => words[STEPS[number].name])}
        current={address.step - 1}
        statusWords={{ done: words.stepDone, current: words.stepCurrent, todo: words.stepTodo }}
      />
      <Heading level={1} tabIndex={-1} className={styles.title} data-arrival={lost ? undefined : ''}>
        {words[row.title]}
      </Heading>
      {lost && (
        <LostSlot
          lost={lost}
          type={address.type}
          changing={changing}
          answersKept={Object.values(state.form).some((text) => text !== '')}
          onChoose={({ servPtId, servTime, type }) =>
            go({
              ...address,
              type,
              point: servPtId,
              time: servTime,
              step: arePeopleComplete(state, address.people) ? 4 : 3,
            })
          }
        />
      )}
      {address.step > 1 && step.servicePoints.failed && (
        <Notice tone="error" title={words.pointsFailed}>
          <ButtonRow>
            <Button onClick={step.servicePoints.reload}>{words.tryAgain}</Button>
          </ButtonRow>
        </Notice>
      )}
      {reloaded && (
        <div className={styles.reloaded}>
          <Notice tone="info" title={words.reloadedTitle}>
            {words.reloaded}
          </Notice>
        </div>
      )}
      <div className={row.holds ? styles.withBooking : undefined}>
        {row.holds && (
          <BookingBeside address={address} servicePoints={step.servicePoints}>
            {hold.running && (
              <HoldClock
                running={hold.running}
                view={hold}
                keeper={keeper}
                servicePoint={point ? localised(point, 'servPt', language) : ''}
                onEnd={onTimeOut}
              />
            )}
          </BookingBeside>
        )}
        <div className={styles.content}>
          <Content key={`${address.step} ${address.step === 2 ? address.point : ''}`} {...step} />
        </div>
      </div>
    </div>
  );
}

/**
 * Gives the focus to what a step begins with, also where it comes up by a
 * correction or by the wizard's own Back; going forward the shell does it.
 */
function useArrivalFocus(step: Step) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    frame.current?.querySelector<HTMLElement>('[data-arrival]')?.focus({ preventScroll: true });
  }, [step]);
  return frame;
}

interface LostSlotProps {
  lost: Lost;
  type: string;
  /** An existing booking is being changed, and stays as it was. */
  changing: boolean;
  /** The visitor has filled something in already. */
  answersKept: boolean;
  onChoose: (time: FreeTime) => void;
}

/**
 * Says that the chosen time is gone, that the answers are kept, and which times
 * are near (docs/rules/booking.md#lost-slot). It takes the focus, as it appears where the visitor expected
 * something else.
 */
function LostSlot({ lost, type, changing, answersKept, onChoose }: LostSlotProps) {
  const { bookingWizard: words } = useMessages('booking');
  const { bookingParty } = useMessages('furtherBooking');
  const panel = useRef<HTMLDivElement>(null);
  const time = formatLongTime(lost.slot.servTime, useLanguage());
  const { people } = lost.slot;
  const isTooSmall = people !== undefined && lost.reason === 'full';
  const { samePoint, nearby } = lost.alternatives;
  const none = samePoint.length + nearby.length === 0;

  useEffect(() => {
    if (lost.slot) panel.current?.focus();
  }, [lost]);

  return (
    <div ref={panel} tabIndex={-1} className={lostSlot.panel} data-arrival>
      <Notice tone="warning" title={words.lostTitles[lost.reason]}>
        <p>
          {isTooSmall ? bookingParty.tooFew(time, people) : words.lostReasons[lost.reason](time)}{' '}
          {changing ? words.lostChange : words.lostBooking} {answersKept && words.lostKept}
        </p>
        <FreeTimes title={words.lostHere} times={samePoint} onChoose={onChoose} />
        <FreeTimes title={words.lostNearby} times={nearby} namePoint onChoose={onChoose} />
        <p className={lostSlot.below}>{none ? words.lostNone : words.lostOrBelow}</p>
        {!changing && <WaitingInvitation type={type} point={lost.slot.servPtId} reason="lost" />}
      </Notice>
    </div>
  );
}

interface FreeTimesProps {
  title: string;
  times: readonly FreeTime[];
  namePoint?: boolean;
  onChoose: (time: FreeTime) => void;
}

function FreeTimes({ title, times, namePoint = false, onChoose }: FreeTimesProps) {
  const language = useLanguage();
  if (times.length === 0) return null;
  return (
    <>
      <Heading level={2} className={lostSlot.title}>
        {title}
      </Heading>
      <ul className={lostSlot.times}>
        {times.map((time) => (
          <li key={time.servPtId + time.servTime}>
            <button type="button" className={lostSlot.time} onClick={() => onChoose(time)}>
              <strong>{time.servTime.slice(11, 16)}</strong>
              <span>{formatLongDate(time.servTime.slice(0, 10), language)}</span>
              {namePoint && (
                <span className="quiet">
                  {localised(time, 'servPt', language)} · {localised(time, 'district', language)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

import { useSecondsLeft } from '@phial/browser/clock/use-seconds-left';
import { notify } from '@phial/browser/notices/notices';
import { HOLD_SECONDS, HOLD_WARNING_SECONDS, spokenAt } from '@phial/domain/booking/hold-rules';
import { formatClock } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Icon } from '@phial/ui/icon/icon';
import { Notice } from '@phial/ui/notice/notice';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { notifyCallError } from '../../../api-client/error-notices.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { formatLongTime, type HoldView, type RunningHold } from './hold.ts';
import styles from './hold-clock.module.css';
import type { HoldKeeper } from './hold-keeper.ts';

interface HoldClockProps {
  running: RunningHold;
  view: HoldView;
  keeper: HoldKeeper;
  /** Name of the service point, as far as it is known. */
  servicePoint: string;
  /** The clock has run out; called once. */
  onEnd: () => void;
}

/** The clock of steps 3 and 4: seen all the time, heard now and then. */
export function HoldClock({ running, view, keeper, servicePoint, onEnd }: HoldClockProps) {
  const words = useMessages('booking').bookingWizard;
  const language = useLanguage();
  const seconds = useSecondsLeft(running.endsAt, HOLD_SECONDS);
  const spoken = useSpokenClock(seconds);
  useEnd(seconds === 0, onEnd);
  const low = seconds <= HOLD_WARNING_SECONDS;
  return (
    <>
      <div className={styles.clock} data-low={low || undefined}>
        <Icon name="clock" />
        <p className={styles.words}>
          <span className={styles.label}>{words.timeLeft}</span>{' '}
          <span role="timer" aria-live="off" className={styles.time}>
            <strong className={styles.minutes}>{formatClock(seconds)}</strong>{' '}
            <span className={styles.seconds}>{words.seconds(seconds)}</span>
          </span>
        </p>
        <VisuallyHidden>
          <span role="status">{spoken}</span>
        </VisuallyHidden>
      </div>
      <p className={styles.held}>
        {view.phase === 'asking' && words.holding}
        {view.phase === 'held' && words.held(formatLongTime(running.slot.servTime, language), servicePoint)}
        {view.phase === 'own' && words.heldOwn}
      </p>
      {view.phase === 'failed' && (
        <Notice tone="warning" title={words.unheldTitle} live="status">
          {view.message && <p>{view.message}</p>}
          <p>{words.unheld}</p>
          <ButtonRow>
            <Button size="small" onClick={keeper.retry}>
              {words.tryAgain}
            </Button>
          </ButtonRow>
        </Notice>
      )}
      <MoreTimeDialog seconds={seconds} running={running} keeper={keeper} />
    </>
  );
}

/** What screen readers announce of the clock: the latest of the sensible moments. */
function useSpokenClock(seconds: number): string {
  const words = useMessages('booking').bookingWizard;
  const [last, setLast] = useState<number>();
  if (spokenAt(seconds) && seconds !== last) setLast(seconds);
  if (last === undefined) return '';
  return last % 60 === 0 ? words.spokenMinutes(last / 60) : words.spokenSeconds(last);
}

function useEnd(over: boolean, onEnd: () => void): void {
  const announced = useRef(false);
  useEffect(() => {
    if (!over || announced.current) return;
    announced.current = true;
    onEnd();
  }, [over, onEnd]);
}

interface MoreTimeDialogProps {
  seconds: number;
  running: RunningHold;
  keeper: HoldKeeper;
}

/**
 * Two minutes before the end it says so, and offers more time while there is some
 * (docs/rules/holds.md#more-time).
 */
function MoreTimeDialog({ seconds, running, keeper }: MoreTimeDialogProps) {
  const words = useMessages('booking').bookingWizard;
  /** The end of the clock for which the visitor has waved the dialog away. */
  const [dismissed, setDismissed] = useState<number>();
  const [asking, setAsking] = useState(false);
  const dismiss = () => setDismissed(running.endsAt);
  const open = seconds > 0 && seconds <= HOLD_WARNING_SECONDS && dismissed !== running.endsAt;
  const canExtend = running.extensionsLeft > 0;

  const extend = async () => {
    setAsking(true);
    const refusal = await keeper.extend();
    setAsking(false);
    if (refusal) notifyCallError(refusal);
    else notify({ tone: 'success', text: words.extended });
  };

  return (
    <Dialog
      open={open}
      onClose={dismiss}
      busy={asking}
      role="alertdialog"
      size="small"
      title={words.moreTimeTitle}
      actions={
        <>
          <Button disabled={asking} onClick={dismiss}>
            {words.goOn}
          </Button>
          {canExtend && (
            <Button variant="primary" busy={asking} data-autofocus onClick={() => void extend()}>
              {words.extend}
            </Button>
          )}
        </>
      }
    >
      <p>{canExtend ? words.moreTime : words.moreTimeLast}</p>
      <p className={styles.dialogTime} role="timer" aria-live="off">
        {formatClock(seconds)}
      </p>
    </Dialog>
  );
}

import { useSecondsLeft } from '@phial/browser/clock/use-seconds-left';
import { HOLD_SECONDS, HOLD_WARNING_SECONDS } from '@phial/domain/booking/hold-rules';
import { formatClock, formatLongDate } from '@phial/domain/hong-kong-time';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import styles from './hold-notice.module.css';
import type { DeskChoice, DeskHold, HeldSeat } from './use-desk-hold.ts';

interface HoldNoticeProps {
  hold: DeskHold;
  pointName: (servicePointId: string) => string;
}

/** Which seat is kept and for how long; said aloud when it is kept, and at once when it is lost. */
export function HoldNotice({ hold, pointName }: HoldNoticeProps) {
  const { caller, desk } = useMessages();
  const words = caller.hold;
  const language = useLanguage();
  const { shortNameOf } = useServices();
  const { held, lost, asking } = hold;
  const nameOf = (slot: DeskChoice) =>
    [
      desk.moment(formatLongDate(slot.day, language), slot.time),
      shortNameOf(slot.type),
      pointName(slot.servicePointId),
    ].join(' · ');
  const reasons = { taken: words.taken, ended: words.ended, failed: () => words.failed };
  return (
    <div className={styles.hold}>
      <Loading active={asking} label={words.asking} />
      {lost && !asking && (
        <Notice tone="warning" live="alert" title={reasons[lost.why](nameOf(lost.slot))}>
          {lost.why === 'failed' && <p>{words.failedHint}</p>}
          <p>{held ? words.kept : words.again}</p>
        </Notice>
      )}
      <p role="status" className={held && styles.held}>
        {held && words.held(nameOf(held.slot))}
      </p>
      {held && <TimeLeft key={held.holdId} seat={held} hold={hold} />}
    </div>
  );
}

/** Seconds before the end at which more time is asked for; each after the first is another try. */
const EXTEND_AT = [HOLD_WARNING_SECONDS, 60, 30, 10];

/** The clock of a held seat; while the form is open it asks for more time by itself, as long as there is some. */
function TimeLeft({ seat, hold }: { seat: HeldSeat; hold: DeskHold }) {
  const words = useMessages().caller.hold;
  const seconds = useSecondsLeft(seat.endsAt, HOLD_SECONDS);
  const tries = EXTEND_AT.filter((at) => seconds <= at).length;
  const extend = useEffectEvent(() => void hold.extend(seat));
  const end = useEffectEvent(() => hold.end(seat));
  const isOver = seconds === 0;
  const mayExtend = seat.extensionsLeft > 0;
  useEffect(() => {
    if (isOver) end();
    else if (tries > 0 && mayExtend) extend();
  }, [isOver, tries, mayExtend]);
  return (
    <p>
      {words.timeLeft}{' '}
      <b role="timer" aria-live="off" className={styles.clock}>
        {formatClock(seconds)}
      </b>
    </p>
  );
}

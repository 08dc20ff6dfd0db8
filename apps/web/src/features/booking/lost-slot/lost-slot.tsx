import type { FreeTime } from '@phial/contract/availability';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import { localised } from '@phial/domain/language';
import { Notice } from '@phial/ui/notice/notice';
import { Phrases } from '@phial/ui/phrases/phrases';
import { useEffect, useRef } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { formatLongTime } from '../hold/chosen-slot.ts';
import styles from './lost-slot.module.css';
import type { LostSlot as Lost } from './slot-gone.ts';

interface LostSlotProps {
  lost: Lost;
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
export function LostSlot({ lost, changing, answersKept, onChoose }: LostSlotProps) {
  const words = useMessages().bookingWizard;
  const panel = useRef<HTMLDivElement>(null);
  const time = formatLongTime(lost.slot.servTime, useLanguage());
  const { samePoint, nearby } = lost.alternatives;
  const none = samePoint.length + nearby.length === 0;

  useEffect(() => {
    if (lost.slot) panel.current?.focus();
  }, [lost]);

  return (
    <div ref={panel} tabIndex={-1} className={styles.panel} data-arrival>
      <Notice tone="warning" title={words.lostTitles[lost.reason]}>
        <p>
          {words.lostReasons[lost.reason](time)} {changing ? words.lostChange : words.lostBooking}{' '}
          {answersKept && words.lostKept}
        </p>
        <FreeTimes title={words.lostHere} times={samePoint} onChoose={onChoose} />
        <FreeTimes title={words.lostNearby} times={nearby} namePoint onChoose={onChoose} />
        <p className={styles.below}>{none ? words.lostNone : words.lostOrBelow}</p>
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
      <h2 className={styles.title}>
        <Phrases text={title} />
      </h2>
      <ul className={styles.times}>
        {times.map((time) => (
          <li key={time.servPtId + time.servTime}>
            <button type="button" className={styles.time} onClick={() => onChoose(time)}>
              <strong>{time.servTime.slice(11, 16)}</strong>
              <span>{formatLongDate(time.servTime.slice(0, 10), language)}</span>
              {namePoint && (
                <span className={styles.point}>
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

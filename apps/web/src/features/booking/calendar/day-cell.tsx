import { type DayState, isEnabled } from '@phial/domain/booking/availability';
import { type DayKey, formatLongDate } from '@phial/domain/hong-kong-time';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import type { KeyboardEvent } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import legend from './day-legend.module.css';
import styles from './month-calendar.module.css';

interface DayCellProps {
  day: DayKey;
  /** Undefined while it is not known; `outside` for the days around the month. */
  state: DayState | 'outside' | undefined;
  /** How many of its times are free. */
  free: number;
  isToday: boolean;
  isChosen: boolean;
  isTabStop: boolean;
  onChoose: (day: DayKey) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, day: DayKey) => void;
}

/**
 * One of the 42 cells. Its name is made of what stands in it (a hidden full
 * date in place of the bare number), so that what is seen and what is heard
 * agree. A day that cannot be chosen says why in words.
 */
export function DayCell({
  day,
  state,
  free,
  isToday,
  isChosen,
  isTabStop,
  onChoose,
  onKeyDown,
}: DayCellProps) {
  const words = useMessages('booking').bookingWizard;
  const language = useLanguage();
  const number = Number(day.slice(8));
  if (state === 'outside') return <td className={styles.outside}>{number}</td>;
  const notes: Record<Exclude<DayState, 'UNACTIVE'>, string> = {
    ACTIVE: isChosen ? words.chosen : words.timesLeft(free),
    FULL: words.full,
    BREAKDAY: words.breakDay,
  };
  return (
    <td>
      <button
        type="button"
        className={styles.day}
        data-day={day}
        data-state={state}
        data-today={isToday || undefined}
        aria-pressed={isChosen}
        aria-disabled={state === undefined || !isEnabled(state)}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onChoose(day)}
        onKeyDown={(event) => onKeyDown(event, day)}
      >
        <span aria-hidden="true" className={styles.number}>
          {number}
        </span>
        <VisuallyHidden>{formatLongDate(day, language)}</VisuallyHidden>
        {state === 'UNACTIVE' ? (
          <NotOpen text={words.notOpen} />
        ) : (
          state && <span className={styles.note}>{notes[state]}</span>
        )}
      </button>
    </td>
  );
}

/** Most days of a month may be so: a dash for the eye, the words for the ear and under the pointer. */
function NotOpen({ text }: { text: string }) {
  return (
    <>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden="true" className={styles.note} title={text}>
        –
      </span>
    </>
  );
}

/** What the looks of the days mean. The days say it themselves as well, so it is for the eye only. */
export function DayLegend() {
  const words = useMessages('booking').bookingWizard;
  const entries = [
    { look: 'free', text: words.available },
    { look: 'chosen', text: words.chosen },
    { look: 'full', text: words.full },
    { look: 'break', text: words.breakDay },
    { look: 'closed', text: words.notOpen },
  ];
  return (
    <ul className={legend.legend} aria-label={words.legend}>
      {entries.map(({ look, text }) => (
        <li key={look}>
          <span className={legend.sample} data-look={look} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}

import { type DayKey, formatLongDate } from '@phial/domain/hong-kong-time';
import { TurnButton } from '@phial/ui/turn-button/turn-button';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useId } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import type { ViewDay } from './fortnight.ts';
import styles from './small-calendar.module.css';

interface SmallCalendarProps {
  days: readonly ViewDay[];
  today: DayKey;
  chosen: DayKey | undefined;
  onChoose: (day: DayKey) => void;
  /** Leads to the fortnight before; undefined where there is none. */
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
}

/** Two weeks of days as radio buttons, which bring their own arrow keys; a day without a free seat says why. */
export function SmallCalendar({ days, today, chosen, onChoose, onEarlier, onLater }: SmallCalendarProps) {
  const words = useMessages().desk.change;
  const language = useLanguage();
  const id = useId();
  const first = days[0]?.day ?? today;
  const last = days.at(-1)?.day ?? today;

  const noteOf = ({ state, freeTimes }: ViewDay): string => {
    if (state === undefined) return '';
    const notes = {
      ACTIVE: words.freeTimes(freeTimes),
      FULL: words.full,
      BREAKDAY: words.breakDay,
      UNACTIVE: words.closed,
    };
    return notes[state];
  };

  return (
    <fieldset className={styles.calendar}>
      <legend className={styles.legend}>{words.days}</legend>
      <div className={styles.head}>
        <TurnButton label={words.earlier} icon="chevron-left" size={20} onTurn={onEarlier} />
        <span className={styles.span} aria-live="polite">
          {`${first} – ${last}`}
        </span>
        <TurnButton label={words.later} icon="chevron-right" size={20} onTurn={onLater} />
      </div>
      <div className={styles.days}>
        {days.map((one) => (
          <label key={one.day} className={styles.day} data-state={one.state}>
            <input
              type="radio"
              name={id}
              value={one.day}
              checked={one.day === chosen}
              disabled={one.state !== 'ACTIVE'}
              onChange={() => onChoose(one.day)}
            />
            <span aria-hidden="true" className={styles.weekday}>
              {words.weekdays[days.indexOf(one) % 7]}
            </span>
            <span aria-hidden="true" className={styles.number} data-today={one.day === today || undefined}>
              {one.day === today ? words.todayShort : numberOf(one.day)}
            </span>
            <VisuallyHidden>{formatLongDate(one.day, language)}, </VisuallyHidden>
            <span className={styles.note}>{noteOf(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The day of the month; the first of a month names it too, `1/12`. */
function numberOf(day: DayKey): string {
  const [, month, date] = day.split('-').map(Number);
  return date === 1 ? `${date}/${month}` : `${date}`;
}

import type { Closure } from '@phial/contract/schedule/schedule';
import { addDays, type DayKey, formatMonth } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import { type MonthCell, monthGrid } from '@phial/domain/schedule/month-grid';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './year-calendar.module.css';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const MONTHS = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));

/** A year at a glance; the list beside it says the same in words. */
export function YearCalendar({
  year,
  today,
  closures,
}: {
  /** Four digits. */
  year: string;
  today: DayKey;
  closures: readonly Closure[];
}) {
  const { closures: words, shortWeekdays } = useMessages().schedule;
  const language = useLanguage();
  const marks = marksByDay(closures, language);
  return (
    <figure aria-label={words.calendar(year)}>
      <div className={styles.months} aria-hidden="true">
        {MONTHS.map((month) => (
          <table key={month} className={styles.month}>
            <caption>{formatMonth(`${year}-${month}`, language)}</caption>
            <thead>
              <tr>
                {WEEKDAYS.map((weekday) => (
                  <th key={weekday}>{shortWeekdays[weekday].slice(0, 2)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(`${year}-${month}`).map((week) => (
                <tr key={week[0]?.day}>
                  {week.map(({ day, inMonth }) => (
                    <td
                      key={day}
                      data-kind={inMonth ? marks.get(day)?.kind : 'outside'}
                      title={inMonth ? marks.get(day)?.names.join('\n') : undefined}
                      data-today={day === today || undefined}
                    >
                      {inMonth && <span>{Number(day.slice(8))}</span>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <figcaption className={styles.legend}>
        <span data-kind="closure">{words.legend.closure}</span>
        <span data-kind="public-holiday">{words.legend['public-holiday']}</span>
        <span data-kind="hours">{words.legend.hours}</span>
        <span data-today="true">{words.legend.today}</span>
      </figcaption>
    </figure>
  );
}

/** What a day is called where it is several things. */
const PRECEDENCE = ['closure', 'public-holiday', 'hours'] as const;
type Kind = (typeof PRECEDENCE)[number];

interface DayMark {
  kind: Kind;
  /** Of each closure, with its hours. */
  names: string[];
}

function marksByDay(closures: readonly Closure[], language: Language): Map<DayKey, DayMark> {
  const marks = new Map<DayKey, DayMark>();
  for (const { kind: whole, from, until, hours, names } of closures) {
    const kind = hours === null ? whole : 'hours';
    const name = hours === null ? names[language] : `${hours.from}–${hours.until} ${names[language]}`;
    for (let day = from; day <= until; day = addDays(day, 1)) {
      const mark = marks.get(day) ?? { kind, names: [] };
      const isAhead = PRECEDENCE.indexOf(kind) < PRECEDENCE.indexOf(mark.kind);
      marks.set(day, { kind: isAhead ? kind : mark.kind, names: [...mark.names, name] });
    }
  }
  return marks;
}

/** The weeks of a month from Monday, with the days of its neighbours that fill them up. */
function weeksOf(month: string): MonthCell[][] {
  const weeks = Map.groupBy(monthGrid(month), (_, index) => Math.floor(index / 7));
  return [...weeks.values()].filter((week) => week.some(({ inMonth }) => inMonth));
}
